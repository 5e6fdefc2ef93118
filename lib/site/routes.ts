import type { Language } from './language'

export const SEARCH_PATH = '/buscar'

/** Page 1 has no page segment. */
export function articlesPath(page = 1): string {
  return page === 1 ? '/articles' : `/articles/page/${page}`
}

export function projectsPath({ page = 1, type }: { page?: number; type?: 'web' | 'app' } = {}): string {
  return `/project${type ? `/${type}` : ''}${page === 1 ? '' : `/page/${page}`}`
}

/** The paths of all routes (SPEC §2). */
export const routes = {
  home: '/',
  about: '/about',
  resume: '/resume',
  contact: '/contacto',
  privacy: '/politics',
  rss: '/rss.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',
  search: SEARCH_PATH,
  sitemap: '/sitemap.xml',
  articles: articlesPath,
  article: (slug: string) => `/article/${encodeURIComponent(slug)}`,
  projects: projectsPath,
} as const

/** The paths of pages related to the contact form, which is at `routes.contact`. */
export const contactRoutes = {
  /** Where the form is sent. */
  send: '/contacto/enviar',
  thanks: '/contacto/gracias',
  /** The form for a message about an article. */
  reply: (slug: string) => `/contacto/articulo/${encodeURIComponent(slug)}`,
} as const

/** Paths whose names are translated. One that ends with a slash is a prefix of others. Longer paths come first. */
const TRANSLATED = [
  { es: '/contacto/enviar', en: '/contact/send' },
  { es: '/contacto/gracias', en: '/contact/thanks' },
  { es: '/contacto/articulo/', en: '/contact/article/' },
  { es: '/contacto', en: '/contact' },
] as const

/** Returns the prefix of the paths in a language; Spanish paths have none. */
export function pathPrefix(language: Language): '' | '/en' {
  return language === 'es' ? '' : '/en'
}

/**
 * Returns the path of a page in a language.
 * @param path of the Spanish page
 */
export function localPath(language: Language, path: string): string {
  return language === 'es' ? path : `/en${path === '/' ? '' : renamed(path, 'es', 'en')}`
}

/** Splits a path into its language and the path of its Spanish page. */
export function readLocalPath(path: string): { language: Language; path: string } {
  const [, rest] = /^\/en(\/.*)?$/.exec(path) ?? [null, null]
  return rest === null ? { language: 'es', path } : { language: 'en', path: renamed(rest ?? '/', 'en', 'es') }
}

function renamed(path: string, from: Language, to: Language): string {
  const names = TRANSLATED.find((name) =>
    name[from].endsWith('/') ? path.startsWith(name[from]) : path === name[from],
  )
  return names ? names[to] + path.slice(names[from].length) : path
}

/**
 * Parses the page number of a path segment.
 * @returns null for anything but digits without leading zeros, and for page 1, whose path has no page segment
 */
export function readPageSegment(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : null
}

/**
 * Parses a path of the article list.
 * @returns its page number, or null for any other path
 */
export function readArticlesPath(path: string): number | null {
  const tail = /^\/articles(?:\/page\/([^/]+))?$/.exec(path)
  if (!tail) return null
  return tail[1] === undefined ? 1 : readPageSegment(tail[1])
}

/**
 * Decodes a path segment.
 * @returns null for invalid percent-encoding
 */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/**
 * Normalises a path of a request or of the owner's table: decoded, composed (NFC), without a trailing slash.
 * @returns null for invalid percent-encoding
 */
export function normalPath(path: string): string | null {
  const decoded = decodeSegment(path)
  return decoded === null ? null : normalDecoded(decoded)
}

/** Normalises a path that is already decoded. */
export function normalDecoded(path: string): string {
  const composed = path.normalize('NFC')
  return composed === '/' ? composed : composed.replace(/\/$/, '')
}

const MAX_PATH_LENGTH = 1_000
// Longest slug plus the suffix of its Markdown version.
const MAX_SEGMENT_BYTES = 255 + '.md'.length

/**
 * Whether a path can belong to a page: valid percent-encoding, no control characters, no path traversal, and segments
 * no longer than a slug.
 * @param path percent-encoded
 */
export function isValidPathname(path: string): boolean {
  const decoded = path.length > MAX_PATH_LENGTH ? null : decodeSegment(path)
  return decoded !== null && decoded.split('/').every(isUsableSegment)
}

function isUsableSegment(segment: string): boolean {
  return (
    segment !== '..' &&
    !/[\u0000-\u001f\u007f\\]/.test(segment) &&
    new TextEncoder().encode(segment).length <= MAX_SEGMENT_BYTES
  )
}
