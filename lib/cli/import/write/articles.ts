import path from 'node:path'
import type { Folders } from '../../../config/content-folder'
import { type Output, readIfThere } from './output'
import { hashOf, type ImportRecord } from './record'

/**
 * The outcome for a file.
 * - `edited`: the owner has changed it since the import.
 * - `own`: it was never imported.
 * - `deleted`: the owner has removed it.
 */
export type Fate = 'new' | 'updated' | 'unchanged' | 'edited' | 'own' | 'deleted'

type Article = { key: string; file: string; id: number; text: string }
type Target = { folders: Folders; record: ImportRecord; output: Output; isForced: boolean }

/** Writes an article, unless the owner has changed or removed it since; `isForced` writes it in any case. */
export async function writeArticle(
  article: Article,
  { folders, record, output, isForced }: Target,
): Promise<Fate> {
  const { key, file, id, text } = article
  const place = path.join(folders.content, file)
  const fate = fateOf(await readIfThere(place), text, record.articles[key]?.hash)
  const isKept = !isForced && (fate === 'edited' || fate === 'own' || fate === 'deleted')
  if (isKept) return fate
  if (fate !== 'unchanged') await output.write(place, text)
  record.articles[key] = { file, id, hash: hashOf(text) }
  return fate === 'unchanged' || fate === 'new' ? fate : 'updated'
}

function fateOf(current: string | null, text: string, writtenBefore: string | undefined): Fate {
  if (current === text) return 'unchanged'
  if (current === null) return writtenBefore ? 'deleted' : 'new'
  if (!writtenBefore) return 'own'
  return hashOf(current) === writtenBefore ? 'updated' : 'edited'
}
