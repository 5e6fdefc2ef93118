import 'server-only'
import { owner } from '../site/owner'
import type { AnalyticsService } from './service'

/**
 * How visits are measured; null if they are not. It changes with a build and a start only, because the policy of all
 * pages names the hosts of the service.
 */
export const analytics: AnalyticsService | null = owner.site.analytics

/** The id of Google Analytics; null if visits are measured otherwise or not at all. */
export const measurementId = analytics?.kind === 'google' ? analytics.id : null
