import { z } from 'zod'
import { readJsonBody } from './fetch-text'
import { readSlug } from './parse'

const MAX_BYTES = 4_096

const flag = z.literal(true)
const target = z.union([
  z.strictObject({ article: z.string().transform((slug, context) => readSlug(slug) ?? reject(context)) }),
  z.strictObject({ projects: flag, allowEmpty: z.boolean().optional() }),
  z.strictObject({ all: flag, allowEmpty: z.boolean().optional() }),
])

/** What to read now. `allowEmpty` accepts an empty list, which otherwise counts as a failure of the source. */
export type OrderTarget = z.infer<typeof target>

/** Parses the body of a revalidation request. @returns null for anything that is not one of the three forms */
export async function readTarget(request: Request): Promise<OrderTarget | null> {
  return target.safeParse(await readJsonBody(request, MAX_BYTES)).data ?? null
}

function reject(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: 'not a slug' })
  return z.NEVER
}
