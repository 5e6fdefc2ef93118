import { isRecord } from '../../content/read-values'
import { Refusal } from './refusal'

export const KINDS = ['wordpress', 'devto', 'medium', 'hashnode', 'ghost', 'portfolio'] as const
export type Kind = (typeof KINDS)[number]

type Row = Record<string, unknown>

/**
 * Recognises a JSON export by fields that only its service writes.
 * @returns null if unknown
 */
export function recogniseJson(body: unknown): Exclude<Kind, 'wordpress' | 'medium'> | null {
  if (ghostTables(body)) return 'ghost'
  if (isRecord(body) && typeof body.success === 'boolean') return 'portfolio'
  const [first] = rowsOf(body)
  if (!first) return Array.isArray(body) || (isRecord(body) && 'posts' in body) ? 'hashnode' : null
  if ('contentMarkdown' in first || 'dateAdded' in first) return 'hashnode'
  if (
    'body_markdown' in first ||
    'body_html' in first ||
    'cached_tag_list' in first ||
    first.type_of === 'article'
  )
    return 'devto'
  return null
}

/** Returns the rows of an export that is a list, holds one under its usual name, or is a single article. */
export function rowsOf(body: unknown): Row[] {
  if (Array.isArray(body)) return body.filter(isRecord)
  if (!isRecord(body)) return []
  const list = body.posts ?? body.articles
  return Array.isArray(list) ? list.filter(isRecord) : 'title' in body ? [body] : []
}

/** Returns the tables of Ghost's export: in `db[0].data`, or in `data` of older exports. */
export function ghostTables(body: unknown): Row | null {
  if (!isRecord(body)) return null
  const holder: unknown = Array.isArray(body.db) ? body.db[0] : body
  const data = isRecord(holder) ? holder.data : null
  return isRecord(data) && Array.isArray(data.posts) ? data : null
}

/**
 * Parses JSON.
 * @throws Refusal with the position of the syntax error
 */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(`${name} is no whole JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
