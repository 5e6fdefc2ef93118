import type { Language } from './language'

/** Names of accounts, where the name isn't the kind with a capital. */
const NAMES = {
  maps: { es: 'Ubicación en el mapa', en: 'Location on the map' },
  appstore: { es: 'Perfil en la tienda de apps', en: 'App store profile' },
  code: { es: 'Perfil de código', en: 'Code profile' },
  professional: { es: 'Perfil profesional', en: 'Professional profile' },
  photos: { es: 'Perfil de fotografía', en: 'Photography profile' },
  email: { es: 'Correo electrónico', en: 'E-mail' },
  phone: { es: 'Teléfono', en: 'Phone' },
  website: { es: 'Sitio web', en: 'Website' },
  codepen: 'CodePen',
  devto: 'dev.to',
  github: 'GitHub',
  gitlab: 'GitLab',
  hackerrank: 'HackerRank',
  huggingface: 'Hugging Face',
  infojobs: 'InfoJobs',
  leetcode: 'LeetCode',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  npm: 'npm',
  orcid: 'ORCID',
  researchgate: 'ResearchGate',
  soundcloud: 'SoundCloud',
  stackexchange: 'Stack Exchange',
  stackoverflow: 'Stack Overflow',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  xing: 'XING',
  youtube: 'YouTube',
} as const

export type KnownKind = keyof typeof NAMES

/**
 * Recognises the kind of an account in any spelling: 'Stack Overflow', 'dev.to', 'app-store'. @returns null for any
 * other
 */
export function knownKind(kind: string): KnownKind | null {
  const plain = kind.toLowerCase().replace(/[^a-z]/g, '')
  return Object.hasOwn(NAMES, plain) ? (plain as KnownKind) : null
}

/**
 * Returns the text of a link to an account: the owner's label, else the name of its kind; of a web site, the host, so
 * that two of them have two names.
 */
export function accountName(
  { kind, label, url = '' }: { kind: string; label: string | null; url?: string },
  language: Language = 'es',
): string {
  const known = knownKind(kind)
  const host = known === 'website' ? /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1] : undefined
  const name = known ? NAMES[known] : kind.replace(/^\p{Ll}+$/u, capitalised)
  return label ?? host ?? (typeof name === 'string' ? name : name[language])
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The address of a profile of Mastodon and of what federates with it: its host, and the user's name there. */
const FEDIVERSE_PROFILE = /^https:\/\/([^/?#@]+)\/(?:@|users\/)([\w.-]+)\/?$/i

/**
 * Returns the handle of the first account of Mastodon, `@begona@hachyderm.io`, by which readers there find the author of
 * a link. @returns null without such an account
 */
export function fediverseHandle(accounts: readonly { kind: string; url: string }[]): string | null {
  for (const { kind, url } of accounts) {
    const [, host, user] = knownKind(kind) === 'mastodon' ? (FEDIVERSE_PROFILE.exec(url) ?? []) : []
    if (host && user) return `@${user}@${host}`
  }
  return null
}

/** Where the owner's accounts are looked up. Tests put servers of their own in these places. */
export const ACCOUNT_SERVICES = {
  github: 'https://api.github.com',
  contributions: 'https://github-contributions-api.jogruber.de',
}
