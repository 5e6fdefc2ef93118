import 'server-only'
import { isBuilding, isDevelopment } from '../config/env'
import { instanceStore, joinInstances } from '../cache/cluster/cluster'
import { processWide } from '../config/process-wide'
import { policyOptions } from './built-page'
import { shutDownGracefully } from './graceful-shutdown'
import { createPageCache } from './page-cache'
import { createUnavailableFallback } from './unavailable-fallback'
import { structureConsole } from './structured-console'

/** Runs once when the server starts, before it answers anybody. */
export async function startServing(): Promise<void> {
  if (isBuilding || isDevelopment) return
  structureConsole()
  shutDownGracefully()
  await joinInstances()
  const [policy, unavailableFallback] = await Promise.all([policyOptions(), createUnavailableFallback()])
  processWide('page-cache', () =>
    createPageCache({ policy, unavailableFallback, instances: instanceStore() }),
  )
}
