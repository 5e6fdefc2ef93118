import { readLocalPath } from './routes'

/** Parts of the site that an owner may not have; every site has a home page and a search. */
export const SITE_PARTS = ['about', 'projects', 'articles', 'resume', 'contact', 'privacy'] as const
export type SitePart = (typeof SITE_PARTS)[number]
export type SiteParts = ReadonlySet<SitePart>

/** The first segments of the paths of a part, in Spanish, without an ending such as `.xml`. */
const SEGMENTS: Record<SitePart, readonly string[]> = {
  about: ['about'],
  projects: ['project'],
  articles: [
    ...['articles', 'article', 'etiquetas', 'etiqueta', 'serie', 'suscribirse'],
    ...['rss', 'atom', 'feed', 'llms-full'],
  ],
  resume: ['resume', 'cv'],
  contact: ['contacto'],
  privacy: ['politics'],
}

type Has = {
  /** Parts that the owner has switched off in `site.ts`. */
  without: readonly SitePart[]
  /** What there is in the language of the page. */
  articles: readonly unknown[]
  projects: readonly unknown[]
  /** Whether there is any way to reach the owner. */
  contact: boolean
}

/** Returns the parts that exist: those that the owner has not switched off, and of which there is something. */
export function shownParts({ without, articles, projects, contact }: Has): SiteParts {
  const isEmpty: Partial<Record<SitePart, boolean>> = {
    articles: articles.length === 0,
    projects: projects.length === 0,
    contact: !contact,
  }
  return new Set(SITE_PARTS.filter((part) => !without.includes(part) && !isEmpty[part]))
}

/** Returns the part to which a page, feed or file belongs; null for one that every site has. */
export function partOf(path: string): SitePart | null {
  const [segment = ''] = readLocalPath(path)
    .path.slice(1)
    .toLowerCase()
    .split(/[/.?#]/, 1)
  return SITE_PARTS.find((part) => SEGMENTS[part].includes(segment)) ?? null
}

/** Whether a path of a site with these parts leads anywhere, as far as parts decide. */
export function isShown(path: string, parts: SiteParts): boolean {
  const part = partOf(path)
  return part === null || parts.has(part)
}
