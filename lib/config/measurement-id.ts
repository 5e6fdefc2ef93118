import 'server-only'
import { owner } from './owner'
import { env } from './env'

/** The site's Google Analytics id. If null, no third party is contacted. */
export const measurementId = env.GA_MEASUREMENT_ID ?? owner.site.analyticsId
