import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { analyticsHosts } from '../analytics/service'
import { analytics, measurementId } from '../analytics/setting'
import { accentStyle } from '../site/accent'
import { owner } from '../site/owner'
import { googleTagScript, type PolicySettings, weakPolicy } from './policy'

/** Returns what the owner's settings allow beyond the site itself. */
export function policySettings(): PolicySettings {
  return {
    accentStyle: accentStyle(owner.site.accent ?? null),
    hosts: analyticsHosts(analytics),
    analyticsScripts: measurementId === null ? [] : [googleTagScript(measurementId)],
  }
}

/**
 * Sets a policy on every response before Next handles the request. Used where pages can't be processed. The stricter
 * policy that next.config.mjs sets on other responses replaces it.
 */
export function answerWithFallbackPolicy(server: Server): void {
  const policy = weakPolicy(policySettings())
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-security-policy', policy)
  })
}
