import 'server-only'
import { z } from 'zod'
import { readJsonBody } from '../../content/http/read-within'

const MAX_BYTES = 1_024

/** An id is a number or a numeric string, as in the contract. */
const view = z.object({ article_id: z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/)]) })

/** Reads the id of the article whose view a request reports, `{"article_id": 33}`; null for any other body. */
export async function readViewedId(request: Request): Promise<number | null> {
  const { data } = view.safeParse(await readJsonBody(request, MAX_BYTES))
  return data ? Number(data.article_id) : null
}
