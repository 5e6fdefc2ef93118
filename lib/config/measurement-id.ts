import 'server-only'
import { site } from './owner'
import { env } from './env'

/** The Google Analytics id of the site, or null: then no third party is called at all. */
export const measurementId = env.GA_MEASUREMENT_ID ?? site.analyticsId
