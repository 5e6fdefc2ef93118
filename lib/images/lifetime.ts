import { env } from '../site/env'

const FIVE_MINUTES = 300

/**
 * `Cache-Control` of responses that may change under the same URL: clients revalidate them by ETag after five minutes,
 * or after the period of revalidation if that is shorter.
 */
export const SHORT_LIVED = `public, max-age=${Math.min(FIVE_MINUTES, env.REVALIDATE_SECONDS)}`
