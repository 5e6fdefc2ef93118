import 'server-only'
import path from 'node:path'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { env, isBuilding, isDevelopment } from '../site/env'
import { log } from '../site/log'
import { findProcessWide, processWide } from '../site/once'
import { siteUrl } from '../site/site-url'
import { startDelivery } from '../contact/messages'
import { BUILT_FOLDER, readBuildContent } from '../content/kept-content'
import { apiBase } from '../content/api-base'
import type { ContentStore } from '../content/store'
import { weakPolicy } from '../page-policy/policy'
import { policySettings } from '../page-policy/policy-settings'
import { createPageProcessor, readPagePolicy } from '../page-policy/process-page'
import { findJoinedStylesheets } from '../page-policy/stylesheets'
import { prepareSearch } from '../search/content'
import { shortHash } from '../text/random'
import { nameNetworks } from './client-address'
import { compressResponses } from './compressed-responses'
import { guardRequestTargets, manageConnections } from './http-server'
import { findUnknownInternals } from './next-internals/cache-entries'
import { buildId, builtDeploymentId } from './next-internals/deployment.mjs'
import { createPageCache } from './page-cache'
import { commonHeaders } from './response-headers.mjs'
import { forgetOtherBuilds, openSiteContent } from './site-content'
import { structureConsole } from './structured-console'

/** Headers by which a client of the Pages Router asks Next for something else than the page. */
const STEERING = ['x-middleware-prefetch', 'x-nextjs-data']

/** Headers in which Next names the route that answered, which may have no public address. */
const TELLING = /^x-(?:middleware-|matched-path$|nextjs-rewritten-)/

/**
 * Keeps the routes of the inside to the inside: headers of a request don't choose what Next answers with, and those of a
 * response don't name the route behind an address.
 */
function hideInside(server: Server): void {
  server.prependListener('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    for (const name of STEERING) headers[name] = undefined
    const { writeHead } = response
    response.writeHead = (...call: unknown[]) => {
      for (const name of response.getHeaderNames()) if (TELLING.test(name)) response.removeHeader(name)
      return Reflect.apply(writeHead, response, call) as ServerResponse
    }
  })
}

/** Runs once at server start. The server listens when it has ended: lib/server/serve.cjs. */
export async function startServing(): Promise<void> {
  if (isBuilding) return
  if (isDevelopment) return void (await openSiteContent('development', { built: null }))
  structureConsole()
  nameNetworks()
  // Vercel has a server and a cache of pages of its own, and its functions start with a request that waits.
  if (env.VERCEL) return void (await (await openContent()).store.start())
  const server = ownServer()
  if (server) {
    manageConnections(server)
    compressResponses(server)
    hideInside(server)
    guardRequestTargets(server, commonHeaders(new URL(siteUrl)))
  }
  const { build, store } = await openContent()
  await store.start()
  void forgetOtherBuilds(build)
  await startDelivery()
  await prepareSearch()
  const unknown = await findUnknownInternals()
  if (unknown === null) await installPageCache(build, store)
  else serveUnprocessed(unknown)
  server?.emit('ready')
}

async function openContent() {
  const build = buildId(buildFolder())
  const { store } = await openSiteContent(build, { peers: await sharedPeers() })
  return { build, store }
}

/** Connects to the Redis of REDIS_URL; without one, no Redis code is loaded. */
async function sharedPeers() {
  if (!env.REDIS_URL) return null
  const { createRedisPeers } = await import('../content/redis-peers')
  // Instances of the same deployment and source share content.
  const scope = `${builtDeploymentId(buildFolder()) ?? 'build'}:${shortHash(apiBase ?? '')}`
  return createRedisPeers(env.REDIS_URL, `portfolio:${scope}`)
}

async function installPageCache(build: string, { sync, current }: ContentStore): Promise<void> {
  const [policy, built] = await Promise.all([readPagePolicy(), readBuildContent(BUILT_FOLDER)])
  if (policy === null) serveUnprocessed("a page's scripts and their data")
  const processPage = policy
    ? createPageProcessor(policy, findJoinedStylesheets(buildFolder()))
    : async () => undefined
  processWide('page-cache', () =>
    createPageCache({ sync, current, build, built: built?.version ?? null, processPage }),
  )
}

function buildFolder(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR)
}

/**
 * Serves pages unprocessed, larger and with a weaker policy. Used for a version of Next whose internals are unknown. The
 * stricter policy that next.config.mjs sets on other responses replaces this one.
 */
function serveUnprocessed(unknown: string): void {
  log('error', 'next.unknown-internals', { unknown })
  const policy = weakPolicy(policySettings())
  ownServer()?.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-security-policy', policy)
  })
}

/** Returns the HTTP server of `npm start` and of the container; undefined with `next start` and on hosts. */
function ownServer(): Server | undefined {
  return findProcessWide('http-server') as Server | undefined
}
