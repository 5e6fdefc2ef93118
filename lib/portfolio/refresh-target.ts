import { z } from 'zod'
import { readSlug } from './parse'

const MAX_BYTES = 4_096

const flag = z.literal(true)
const target = z.union([
  z.strictObject({ article: z.string().transform((slug, context) => readSlug(slug) ?? reject(context)) }),
  z.strictObject({ projects: flag, allowEmpty: z.boolean().optional() }),
  z.strictObject({ all: flag, allowEmpty: z.boolean().optional() }),
])

/** What is to be refreshed. `allowEmpty` says that an empty list is meant: otherwise it counts as a fault. */
export type RefreshTarget = z.infer<typeof target>

/** Reads the body of a request for a refresh. @returns null for anything that is not one of the three forms */
export async function readTarget(request: Request): Promise<RefreshTarget | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return null
  const text = await readWithin(request.body)
  if (text === null) return null
  try {
    return target.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null // not JSON
  }
}

/** A body up to its limit; what is longer is not read to its end. */
async function readWithin(body: AsyncIterable<Uint8Array> | null): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reject(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: 'not a slug' })
  return z.NEVER
}
