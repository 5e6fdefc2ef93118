import 'server-only'
import { isDevelopment } from '../site/env'
import type { Language } from '../site/language'
import { hasContactPage } from '../site/contact-settings'
import { owner } from '../site/owner'
import { shownParts, type SiteParts } from '../site/shown-parts'
import { getContent } from './content'
import type { Snapshot } from './snapshot'

/*
 * What pages and route handlers ask of the content. Reading is depending: nothing has to be declared. The queries of a
 * feature stand in its room.
 */

/**
 * Returns the params of the pages that are rendered at build. `npm run dev` renders each page when it is opened, and asks
 * for the params in a process without content.
 */
export async function atBuild<Params>(list: () => Promise<Params[]>): Promise<Params[]> {
  return isDevelopment ? [] : list()
}

/** Returns the parts that the site has in a language. */
export async function getParts(language: Language): Promise<SiteParts> {
  return partsIn(language, await getContent())
}

/** Does the same for known content; while nothing was ever read, it may contain anything. */
export function partsIn(language: Language, content: Snapshot | null): SiteParts {
  const { articles, translated, values } = content ?? UNKNOWN
  return shownParts({
    without: owner.site.without,
    articles: language === 'es' ? articles : translated,
    projects: values.projects.rows,
    contact: hasContactPage(),
  })
}

const UNKNOWN = { articles: [null], translated: [null], values: { projects: { rows: [null] } } }
