import type { Folders } from '../site/content-folder'
import { InvalidFilesError } from './errors'
import { logNewlySkipped } from './part'
import { summaryMinutes } from './reading-time'
import { brokenFile, problemsIn } from './sources/files/file-reader'
import { readTranslationFiles, type Translation } from './sources/files/translation-file'
import type { Texts } from './texts'
import type { ArticleSummary, SkippedRow } from './types'

/*
 * Articles in English: a text beside its original, `{slug}.en.md`, whatever the source of the original is. It is shown
 * only while its original is, so that both always link to each other.
 */

/** An English text as the store holds it. @param text hash of its content @param minutes for its card */
export type TranslatedText = Omit<Translation, 'content'> & { text: string; minutes: number }

/** The published English texts, each in its last good version, and the files that can't be used. */
export type TranslatedTexts = { texts: TranslatedText[]; broken: SkippedRow[] }

/**
 * Creates the reader of the English texts: a file that becomes invalid keeps its last good text, a new invalid one is
 * left out until it is valid.
 */
export function createTranslationReader(folders: Folders, store: Texts) {
  return async function read(previous: TranslatedTexts | null): Promise<TranslatedTexts> {
    const files = readTranslationFiles(folders)
    const faults = files.filter(({ fault }) => fault !== null)
    if (!previous && faults.length > 0)
      throw new InvalidFilesError(faults.flatMap(({ fault }) => problemsIn(fault)))
    const texts: TranslatedText[] = []
    for (const { slug, text, fault } of files) {
      const kept = fault === null ? undefined : previous?.texts.find((one) => one.slug === slug)
      if (kept) texts.push(kept)
      if (!text) continue
      const { content, ...fields } = text
      const minutes = summaryMinutes({ excerpt: text.excerpt ?? null, content })
      texts.push({ ...fields, text: await store.put(content), minutes })
    }
    const broken = faults.map(({ file, slug, fault }) =>
      brokenFile(file, fault, texts.find((one) => one.slug === slug)?.title),
    )
    logNewlySkipped('translations', broken, previous?.broken)
    return { texts, broken }
  }
}

/**
 * Returns the English articles, in the order of the originals: the original with the texts of its translation. What
 * describes the text (excerpt, meta description) is never the original's.
 */
export function inEnglish(
  originals: readonly ArticleSummary[],
  texts: readonly TranslatedText[],
): ArticleSummary[] {
  const bySlug = new Map(texts.map((one) => [one.slug, one]))
  return originals.flatMap((original) => {
    const translation = bySlug.get(original.slug)
    if (!translation) return []
    const { text: _, minutes, ...words } = translation
    const { series: _series, series_order: _order, ...rest } = original
    return [
      {
        ...rest,
        ...words,
        excerpt: words.excerpt ?? null,
        meta_description: words.meta_description ?? null,
        featured_image: words.featured_image ?? original.featured_image,
        tags: words.tags ?? original.tags,
        updated_at: words.updated_at ?? original.updated_at,
        reading_minutes: minutes,
      },
    ]
  })
}
