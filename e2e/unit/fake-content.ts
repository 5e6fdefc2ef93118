import { redirects } from './own-content'
import { installContent } from '../../lib/content/content'
import { contentHash, createSnapshot, type Snapshot } from '../../lib/content/snapshot'
import type { EnglishProjects } from '../../lib/site/english-schema'
import type { Values } from '../../lib/content/part'
import type { TranslatedText } from '../../lib/content/translations'
import type { Article, NamedSeries, Project, SkippedRow, Story } from '../../lib/content/types'
import { readCurrentResume } from '../../lib/resume/current-resume'

/* The content that pages and handlers read, for tests of what they make of it. */

/** A moment at which nothing is scheduled any more. */
const LATE = Date.parse('2100-06-01')

const EMPTY = {
  articles: [] as Article[],
  projects: [] as Project[],
  skipped: [] as SkippedRow[],
  stories: [] as Story[],
  /** English texts, by slug. */
  translations: {} as Record<string, Partial<TranslatedText> & { content: string }>,
  series: [] as NamedSeries[],
  englishProjects: [] as EnglishProjects,
  policy: '',
  /** While it is set, nothing was ever read. */
  failure: null as Error | null,
  /** Slugs of listed articles whose text can't be read. */
  broken: [] as string[],
  /** Parts of the features, such as the CV. */
  parts: {} as Values,
}

/** The current content; every read sees what it is at that moment. */
export const fakeContent = { ...EMPTY }

/** Removes all content. */
export function resetContent(): void {
  Object.assign(fakeContent, EMPTY)
}

/** Returns the content as pages see it. */
export function fakeSnapshot(): Snapshot {
  const { articles, projects, skipped, stories, translations, series, englishProjects, policy } = fakeContent
  const entries = articles.map(({ content, ...row }) => {
    const text = fakeContent.broken.includes(row.slug) ? null : contentHash(content)
    return { row, shown: contentHash(JSON.stringify(row)), text }
  })
  const texts = Object.entries(translations).map(([slug, { content, ...fields }]) => {
    return { slug, title: slug, minutes: 1, ...fields, text: contentHash(content) } as TranslatedText
  })
  const values = {
    articles: { entries, skipped },
    projects: { rows: projects, skipped: [] },
    stories: { stories, broken: [] },
    translations: { texts, broken: [] },
    series,
    englishProjects,
    policy,
    redirects: { source: '', table: redirects },
    resume: readCurrentResume('es'),
    englishResume: readCurrentResume('en'),
    printed: {},
    ...fakeContent.parts,
  }
  return createSnapshot(values, LATE, null)
}

function findText(hash: string): string | null {
  const { articles, translations } = fakeContent
  const all = [...articles, ...Object.values(translations)]
  return all.find(({ content }) => contentHash(content) === hash)?.content ?? null
}

installContent({
  sync: async () => (fakeContent.failure ? null : fakeSnapshot()),
  failure: () => fakeContent.failure,
  readText: () => Promise.reject(new Error('the text can not be had')),
  lastOrder: () => '',
  source: null,
  store: null,
  texts: {
    put: async (text) => contentHash(text),
    has: (hash) => findText(hash) !== null,
    get: async (hash) => findText(hash),
    keepOnly: async () => undefined,
  },
})
