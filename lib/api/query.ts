import 'server-only'
import { z } from 'zod'
import { CONTRACT_DEFAULT_LIMIT, CONTRACT_MAX_LIMIT } from '../site/constants'
import { PROJECT_TYPES, type ProjectType } from '../content/types'
import { readJsonBody } from '../site/fetch-text'

/**
 * Reads `page` and `limit` (SPEC §7). A page below 1 or not a number is page 1; the limit defaults to 10 and is
 * clamped to 1..50.
 */
export function readPaging(query: URLSearchParams): { page: number; limit: number } {
  return {
    page: Math.max(1, wholeNumber(query.get('page')) ?? 1),
    limit: Math.min(
      CONTRACT_MAX_LIMIT,
      Math.max(1, wholeNumber(query.get('limit')) ?? CONTRACT_DEFAULT_LIMIT),
    ),
  }
}

/**
 * Reads `id`.
 * @returns the id, `null` without the parameter, `'malformed'` for anything but digits
 */
export function readId(query: URLSearchParams): number | null | 'malformed' {
  if ([...query.keys()].some((name) => name.startsWith('id['))) return 'malformed'
  const value = query.get('id')
  if (value === null) return null
  return /^\d{1,15}$/.test(value) ? Number(value) : 'malformed'
}

/**
 * Parses `type`, case-insensitively; an empty value counts as absent.
 * @returns null for an unknown type
 */
export function readType(query: URLSearchParams): ProjectType | 'all' | null {
  const asked = query.get('type')?.trim().toLowerCase()
  return asked ? (PROJECT_TYPES.find((known) => known === asked) ?? null) : 'all'
}

/** Parses digits with an optional sign or exponent (`1e9`), as PHP does. */
function wholeNumber(text: string | null): number | null {
  if (text === null || !/^[+-]?\d+(\.\d+)?(e\d+)?$/i.test(text.trim())) return null
  return Math.min(Number.MAX_SAFE_INTEGER, Math.trunc(Number(text)))
}

const MAX_BYTES = 1_024

/** An id is a number or a numeric string, as in the contract. */
const view = z.object({ article_id: z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/)]) })

/** Reads the id of the article whose view a request reports, `{"article_id": 33}`; null for any other body. */
export async function readViewedId(request: Request): Promise<number | null> {
  const { data } = view.safeParse(await readJsonBody(request, MAX_BYTES))
  return data ? Number(data.article_id) : null
}
