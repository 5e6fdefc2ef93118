import 'server-only'
import path from 'node:path'
import { joinCluster } from '../cache/cluster'
import { env, isBuilding, isDevelopment } from '../config/env'
import { log } from '../config/log'
import { processWide } from '../config/process-wide'
import { siteUrl } from '../config/site-url'
import { startDelivery } from '../contact/messages'
import { startFollowing } from '../portfolio/followed-file'
import '../portfolio/owner-data'
import { followPrivacyPolicy } from '../portfolio/privacy-policy'
import { startSelections } from '../portfolio/selections'
import { startTranslations } from '../portfolio/translations'
import { apiBase, getCatalog } from '../portfolio/source'
import { startStories } from '../portfolio/stories/stories'
import '../resume/current-pdf'
import '../resume/current-resume'
import { answerWithFallbackPolicy } from '../page-policy/fallback-policy'
import { createPageProcessor, readPagePolicy } from '../page-policy/process-page'
import { findJoinedStylesheets } from '../page-policy/stylesheets'
import { prepareSearch } from '../search/content'
import { shortHash } from '../text/hash'
import { completeArticleAnswers } from './article-answers'
import { nameNetworks } from './client-address'
import { compressResponses } from './compressed-responses'
import { shutDownGracefully } from './graceful-shutdown'
import { withHttpServer } from './http-server'
import { keepIdleConnections } from './idle-connections'
import { findUnknownInternals } from './next-internals/check'
import { builtDeploymentId } from './next-internals/deployment.mjs'
import { answerImpossibleRanges } from './impossible-ranges'
import { createPageCache } from './page-cache'
import { guardRequestTargets } from './request-target'
import { commonHeaders } from './response-headers.mjs'
import { structureConsole } from './structured-console'
import { createUnavailableFallback } from './unavailable-fallback'
import { ignoreUpgrades } from './upgrades'

/** Runs once at server start, before the first request is handled. */
export async function startServing(): Promise<void> {
  if (isBuilding || isDevelopment) return
  structureConsole()
  nameNetworks()
  withHttpServer((server) => {
    keepIdleConnections(server)
    shutDownGracefully(server)
    ignoreUpgrades(server)
    compressResponses(server)
    answerImpossibleRanges(server)
    completeArticleAnswers(server)
    guardRequestTargets(server, commonHeaders(new URL(siteUrl)))
  })
  await joinCluster(clusterScope())
  // Creates the catalog, which subscribes to updates from peers.
  getCatalog()
  startSelections()
  startTranslations()
  startStories()
  followPrivacyPolicy()
  startFollowing()
  await startDelivery()
  await prepareSearch()
  const unknown = await findUnknownInternals()
  if (unknown === null) await installPageCache()
  else serveUnprocessed(unknown)
}

async function installPageCache(): Promise<void> {
  const [policy, unavailableFallback] = await Promise.all([readPagePolicy(), createUnavailableFallback()])
  if (policy === null) serveUnprocessed("a page's scripts and their data")
  const cache = createPageCache({
    processPage: policy ? createPageProcessor(policy, findJoinedStylesheets(buildFolder())) : () => undefined,
    build: builtDeploymentId(buildFolder()),
    unavailableFallback,
  })
  processWide('page-cache', () => cache)
}

/** Identifies instances that may share values: the same build and source. */
function clusterScope(): string {
  return `${builtDeploymentId(buildFolder()) ?? 'build'}:${shortHash(apiBase ?? '')}`
}

function buildFolder(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR)
}

/**
 * Serves pages unprocessed, larger and with a weaker policy. Used for a version of Next whose internals are unknown.
 */
function serveUnprocessed(unknown: string): void {
  log('error', 'next.unknown-internals', { unknown })
  withHttpServer(answerWithFallbackPolicy)
}
