import 'server-only'
import type { Article, ArticleSummary } from '../../content/types'
import type { SearchDocument } from './document'
import { articleDocument, articleKey } from './site-documents'
import type { Stock } from './stock'

/** Everything that is currently searchable. @param versions of the articles' texts, by slug */
export type SiteContent = {
  articles: { rows: readonly ArticleSummary[]; versions: Readonly<Record<string, string>> }
  heldText: (slug: string) => Promise<Article | null>
  /** Everything except articles. */
  others: SearchDocument[]
}

/** Number of articles to update before a request is answered; the others follow in the background. */
const AWAITED = 60
/** Steps without a text between two pauses. */
const STEPS_AT_ONCE = 100
/**
 * Limit of all texts together, in bytes. The newest articles' texts take precedence; the others are found by title,
 * tags and excerpt.
 */
const MAX_TEXT_BYTES = 64 * 1024 * 1024

type Options = { pause: () => Promise<unknown>; awaited?: number; maxTextBytes?: number }

/**
 * Creates a function that brings the documents up to date with the content, one text at a time. Between texts the
 * process serves requests. Only what has changed is read again.
 */
export function createFollower(
  stock: Stock,
  { pause, awaited = AWAITED, maxTextBytes = MAX_TEXT_BYTES }: Options,
) {
  /** The version and metadata of each article when its text was read last. */
  const looked = new Map<string, string>()

  /** @param onReady called once the documents suffice for a response */
  return async function follow(
    { articles, heldText, others }: SiteContent,
    onReady: () => void,
  ): Promise<void> {
    const { rows, versions } = articles
    const there = new Set([...rows.map(({ slug }) => articleKey(slug)), ...others.map(({ key }) => key)])
    for (const key of stock.keys()) if (!there.has(key)) stock.remove(key)
    for (const slug of looked.keys()) if (!there.has(articleKey(slug))) looked.delete(slug)
    for (const document of others) if (stock.isOther(document.key, document)) stock.put(document, document)
    if (rows.length > awaited) await putSummaries(rows)
    for (const [at, row] of rows.entries()) {
      if (at === awaited) onReady()
      const isPut = await putArticle(row)
      if (isPut || at % STEPS_AT_ONCE === 0) await pause()
    }
    onReady()

    /** Adds new articles with their metadata, so that each can be found before its text is read. */
    async function putSummaries(all: readonly ArticleSummary[]): Promise<void> {
      const known = new Set(stock.keys())
      const added = all.filter(({ slug }) => !known.has(articleKey(slug)))
      for (const [at, row] of added.entries()) {
        stock.put(articleDocument(row, null), sourceOf(row, null))
        if (at % STEPS_AT_ONCE === 0) await pause()
      }
    }

    /** @returns whether it has changed */
    async function putArticle(row: ArticleSummary): Promise<boolean> {
      const { slug } = row
      const said = JSON.stringify([versions[slug], sourceOf(row, null)])
      if (looked.get(slug) === said) return false
      const text = (await heldText(slug))?.content ?? null
      if (text !== null) looked.set(slug, said)
      const source = sourceOf(row, text)
      if (!stock.isOther(articleKey(slug), source)) return false
      const fits = stock.bytes() < maxTextBytes
      stock.put(articleDocument(row, fits ? text : null), source)
      return true
    }
  }
}

/** Returns what a document is built from. */
function sourceOf({ title, tags, excerpt }: ArticleSummary, text: string | null): unknown {
  return [title, tags, excerpt, text]
}
