import { analyticsHosts } from '../analytics/service'
import { analytics, measurementId } from '../analytics/setting'
import { accentStyle } from '../site/accent'
import { owner } from '../site/owner'
import { googleTagScript, type PolicySettings } from './policy'

/** Returns what the owner's settings allow beyond the site itself. */
export function policySettings(): PolicySettings {
  return {
    accentStyle: accentStyle(owner.site.accent ?? null),
    hosts: analyticsHosts(analytics),
    analyticsScripts: measurementId === null ? [] : [googleTagScript(measurementId)],
  }
}
