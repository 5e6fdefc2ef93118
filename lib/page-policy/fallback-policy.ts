import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { weakPolicy } from './policy'
import { policySettings } from './policy-settings'

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
