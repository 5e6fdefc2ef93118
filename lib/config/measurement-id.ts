import 'server-only'
import { owner } from './owner'
import { env } from './env'

/** The Google Analytics id of the site. With null, no third party is contacted. */
export const measurementId = env.GA_MEASUREMENT_ID ?? owner.site.analyticsId
