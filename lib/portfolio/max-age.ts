import { env, isBuilding, isDevelopment } from '../config/env'

/** Lifetime of a page, in milliseconds. */
export const PERIOD_MS = env.REVALIDATE_SECONDS * 1_000

/**
 * Age from which content is read again, in milliseconds. During a build it never is, so that all pages are rendered
 * from the same data. In development it always is, so that an edit shows at once.
 */
export const MAX_AGE_MS = isBuilding ? Infinity : isDevelopment ? 0 : PERIOD_MS
