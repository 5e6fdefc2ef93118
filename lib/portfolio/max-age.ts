import { env, isBuilding, isDevelopment } from '../config/env'

/** How long a page lives, in milliseconds. */
export const PERIOD_MS = env.REVALIDATE_SECONDS * 1_000

/**
 * How old content may be before it is read again. A build is one moment: all its pages are made from the same data. While
 * developing an edit shows at once.
 */
export const MAX_AGE_MS = isBuilding ? Infinity : isDevelopment ? 0 : PERIOD_MS
