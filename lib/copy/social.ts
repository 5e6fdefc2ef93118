/** Kinds of accounts that have a name of their own in Spanish, or one that is spelled another way than the kind. */
const NAMES = {
  maps: 'Ubicación en el mapa',
  appstore: 'Perfil en la tienda de apps',
  code: 'Perfil de código',
  professional: 'Perfil profesional',
  photos: 'Perfil de fotografía',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  website: 'Sitio web',
  bluesky: 'Bluesky',
  codeberg: 'Codeberg',
  devto: 'dev.to',
  github: 'GitHub',
  gitlab: 'GitLab',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  stackoverflow: 'Stack Overflow',
  telegram: 'Telegram',
  threads: 'Threads',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
} as const

export type KnownKind = keyof typeof NAMES

/** The kind of an account however it is written: 'Stack Overflow', 'dev.to', 'app-store'. @returns null for any other */
export function knownKind(kind: string): KnownKind | null {
  const plain = kind.toLowerCase().replace(/[^a-z]/g, '')
  return Object.hasOwn(NAMES, plain) ? (plain as KnownKind) : null
}

/**
 * What a link to an account is called: as the owner says, else by its kind.
 * @param translated names in another language, where they aren't the Spanish ones
 */
export function accountName(
  { kind, label }: { kind: string; label: string | null },
  translated: Partial<Record<KnownKind, string>> = {},
): string {
  const known = knownKind(kind)
  return label ?? (known ? (translated[known] ?? NAMES[known]) : kind)
}
