import { z } from 'zod'
import { readJsonBody } from '../services/http/read-json-body'
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
  return target.safeParse(await readJsonBody(request, MAX_BYTES)).data ?? null
}

function reject(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: 'not a slug' })
  return z.NEVER
}
