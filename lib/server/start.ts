import 'server-only'
import path from 'node:path'
import { env, isBuilding, isDevelopment } from '../site/env'
import { log } from '../site/log'
import { findProcessWide, processWide } from '../site/once'
import { startDelivery } from '../contact/messages'
import { BUILT_FOLDER, readBuildContent } from '../content/kept-content'
import { apiBase } from '../content/api-base'
import type { ContentStore } from '../content/store'
import { createPageProcessor, readPagePolicy } from '../page-policy/process-page'
import { findJoinedStylesheets } from '../page-policy/stylesheets'
import { prepareSearch } from '../search/content'
import { shortHash } from '../text/random'
import { nameNetworks } from './client-address'
import { createSiteServer } from './http-server'
import { findUnknownInternals } from './next-internals/cache-entries'
import { buildId, builtDeploymentId } from './next-internals/deployment.mjs'
import { createPageCache } from './page-cache'
import { forgetOtherBuilds, openSiteContent } from './site-content'
import { structureConsole } from './structured-console'

/** Runs once at server start. `npm start` and the container listen when it has ended: lib/server/serve.cjs. */
export async function startServing(): Promise<void> {
  if (isBuilding) return
  if (isDevelopment) return void (await openSiteContent('development', { built: null }))
  structureConsole()
  nameNetworks()
  // Vercel has a server and a cache of pages of its own, and its functions start with a request that waits.
  if (env.VERCEL) return void (await (await openContent()).store.start())
  const { build, store } = await openContent()
  await store.start()
  void forgetOtherBuilds(build)
  await prepareSearch()
  await installPageCache(build, store)
  // From here on the end of the process waits for mail that is being sent.
  await startDelivery()
  const listen = findProcessWide('started') as ((create: typeof createSiteServer) => void) | undefined
  listen?.(createSiteServer)
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

/** With a version of Next whose internals are unknown, pages are served as it renders them, with the weaker policy. */
async function installPageCache(build: string, { sync, current }: ContentStore): Promise<void> {
  const unknown = await findUnknownInternals()
  if (unknown !== null) return log('error', 'next.unknown-internals', { unknown })
  const [policy, built] = await Promise.all([readPagePolicy(), readBuildContent(BUILT_FOLDER)])
  if (policy === null) log('error', 'next.unknown-internals', { unknown: "a page's scripts and their data" })
  processWide('page-policy', () => policy)
  const processPage = policy
    ? createPageProcessor(policy, findJoinedStylesheets(buildFolder()))
    : () => undefined
  processWide('page-cache', () =>
    createPageCache({ sync, current, build, built: built?.version ?? null, processPage }),
  )
}

function buildFolder(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR)
}
