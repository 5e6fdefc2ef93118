import { env } from '../config/env'

const FIVE_MINUTES = 300

/** For what may be another one under the same address later: asked for again with its ETag, after a period at most. */
export const SHORT_LIVED = `public, max-age=${Math.min(FIVE_MINUTES, env.REVALIDATE_SECONDS)}`
