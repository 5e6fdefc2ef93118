import 'server-only'
import { registerCache } from '../cache/process-caches'
import { tagOfName } from '../cache/tag-names'
import { versionOf } from '../cache/version'
import { processWide } from '../config/process-wide'
import { dependsOn } from './page-tags'
import { createParts } from './parts'
import { summaryMinutes } from '../content/reading-time'
import type { Translation } from '../content/sources/files/translation-file'
import { apiBase, getCatalog } from './source'
import { translationsFolder } from './translations-folder'
import type { Article, ArticleSummary } from '../content/types'

/*
 * Articles in English: a text beside its original, `{slug}.en.md`, whatever the source of the original is. It is shown
 * only while its original is, so that both always link to each other.
 */

const SLUGS = 'translated-slugs'

/**
 * Returns the slugs of the English articles, for the layout of every page. Pages are rendered again when the set of
 * translated articles changes, and not with every edit. Empty while the originals can't be loaded.
 */
export async function translatedSlugs(): Promise<string[]> {
  startTranslations()
  const slugs = await currentSlugs()
  await dependsOn(SLUGS, slugs && { version: versionOf(slugs), ageMs: 0 })
  return slugs ?? []
}

/** Starts comparing the layouts of pages with the current set of translated articles. */
export function startTranslations(): void {
  processWide('translations', () => registerCache({ currentVersion }))
  parts.start()
}

async function currentVersion(name: string): Promise<string | null> {
  if (name !== SLUGS) return null
  const slugs = await currentSlugs()
  return slugs && versionOf(slugs)
}

async function currentSlugs(): Promise<string[] | null> {
  tagOfName(SLUGS)
  return findTranslatedArticles().then(
    (articles) => articles.map(({ slug }) => slug).sort(),
    () => null,
  )
}

/** Without a translation nothing depends on the originals, and they are not requested. */
const NONE = { originals: [] as ArticleSummary[], texts: [] as Translation[] }

type Content = { originals: ArticleSummary[]; texts: Translation[] }

const parts = createParts({
  name: 'translated-articles',
  kinds: {
    translations: ({ originals, texts }: Content) => translated(originals, texts),
    translation: ({ originals, texts }: Content, slug: string) =>
      translated(originals, texts).find((article) => article.slug === slug) ?? null,
  },
  async read() {
    const { texts } = await translationsFolder.read()
    if (texts.length === 0) return { content: NONE, ageMs: 0 }
    const { value, ageMs } = await getCatalog().articles()
    return { content: { originals: value.rows, texts }, ageMs }
  },
  async cached() {
    const { texts } = await translationsFolder.read()
    return texts.length === 0 ? NONE : { originals: await getCatalog().cachedArticles(), texts }
  },
  identity: ({ originals, texts }) => [originals, texts],
  longKeys: ({ texts }) => texts.map(({ slug }) => ['translation', slug] as const),
  showsUpdates: apiBase === null,
})

/**
 * Returns the English articles, in the order of the originals, for a page, which is rendered again when one of them
 * changes.
 */
export const getTranslatedArticles = () => parts.get('translations')

/**
 * Returns one English article for a page, which is rendered again when this article changes; null for an unknown slug,
 * and for an article without a translation.
 */
export const getTranslatedArticle = (slug: string) => parts.get('translation', slug)

/** The same two for a request: they add no dependency. */
export const findTranslatedArticles = () => parts.find('translations')
export const findTranslatedArticle = (slug: string) => parts.find('translation', slug)

function translated(originals: ArticleSummary[], texts: Translation[]): Article[] {
  const bySlug = new Map(texts.map((text) => [text.slug, text]))
  return originals.flatMap((original) => {
    const text = bySlug.get(original.slug)
    return text ? [inEnglish(original, text)] : []
  })
}

/**
 * Returns the original with the texts of its translation; what describes the text (excerpt, meta description) is never
 * the original's.
 */
function inEnglish(original: ArticleSummary, text: Translation): Article {
  const { series: _, series_order: __, ...rest } = original
  return {
    ...rest,
    ...text,
    excerpt: text.excerpt ?? null,
    meta_description: text.meta_description ?? null,
    featured_image: text.featured_image ?? original.featured_image,
    tags: text.tags ?? original.tags,
    updated_at: text.updated_at ?? original.updated_at,
    reading_minutes: summaryMinutes({ excerpt: text.excerpt ?? null, content: text.content }),
  }
}
