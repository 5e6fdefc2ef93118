import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { analyticsHosts } from '../analytics/service'
import { analytics, measurementId } from '../analytics/setting'
import { accentStyle } from '../config/accent-style'
import { owner } from '../config/owner'
import { readLibraryTexts } from './library-texts'
import { fallbackPolicy } from './page-policy'

/**
 * Sets a policy on every response before Next handles the request. Used where pages can't be processed. The stricter
 * policy that next.config.mjs sets on other responses replaces it.
 */
export function answerWithFallbackPolicy(server: Server): void {
  const accent = accentStyle(owner.site.accent ?? null)
  const policy = fallbackPolicy({
    trusted: new Set(),
    accentStyles: accent === null ? [] : [accent],
    libraries: readLibraryTexts(measurementId),
    hosts: analyticsHosts(analytics),
  })
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-security-policy', policy)
  })
}
