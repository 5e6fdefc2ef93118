import { log } from '../site/log'
import { ShrunkListError } from './errors'
import type { SkippedRow } from './types'

/** Losses up to this number of rows are accepted, however short the list is. */
const ALWAYS_BELIEVED = 10

/** Rows are matched by id or by slug: an article keeps its slug even if a database migration gives all of them new ids. */
type Listed = { id: number; slug?: string }

/**
 * The rows that a source sent.
 * @param isProven whether it has read everything there is, so that rows missing here no longer exist
 */
type Sent = { rows: Listed[]; isProven: boolean }

/**
 * Rejects a list that lost all rows, or more than half of them and more than ten at once: the source has probably
 * failed, or files are being copied. `allowEmpty` accepts any list. Without it, a list of up to ten rows may become
 * empty only where the source has proven that.
 * @throws ShrunkListError
 */
export function assertPlausible(
  name: string,
  { rows: now, isProven }: Sent,
  before: Listed[] | undefined,
  { allowEmpty }: { allowEmpty?: boolean },
): void {
  if (!before?.length || allowEmpty) return
  const ids = new Set(now.map(({ id }) => id))
  const slugs = new Set(now.flatMap(({ slug }) => slug ?? []))
  const lost = before.filter(({ id, slug }) => !ids.has(id) && !slugs.has(slug ?? '')).length
  if ((now.length === 0 && !isProven) || (lost > ALWAYS_BELIEVED && lost * 2 > before.length))
    throw new ShrunkListError(name, { now: now.length, before: before.length, lost })
}

/** Logs rows that can't be shown, once when they appear and not on every refresh. */
export function logNewlySkipped(list: string, now: SkippedRow[], before: SkippedRow[] | undefined): void {
  const known = new Set(before?.map((row) => JSON.stringify(row)))
  for (const row of now)
    if (!known.has(JSON.stringify(row)))
      log('warn', 'content.row-skipped', { list, ...row, kept: 'the other rows' })
}
