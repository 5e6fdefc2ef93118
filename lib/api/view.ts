import 'server-only'
import { z } from 'zod'
import { readJsonBody } from '../services/http/read-json-body'

const MAX_BYTES = 1_024

/** An id is a number or a numeric string, as in the contract. */
const view = z.object({ article_id: z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/)]) })

/** Whether the body of a request reports a view of an article: `{"article_id": 33}`. */
export async function isView(request: Request): Promise<boolean> {
  return view.safeParse(await readJsonBody(request, MAX_BYTES)).success
}
