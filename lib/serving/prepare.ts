import 'server-only'
import { isBuilding, isDevelopment } from '../env'
import { instanceStore, joinInstances } from '../instances/instances'
import { processWide } from '../process-wide'
import { policyOptions } from './built-page'
import { createPageCache } from './page-cache'
import { structureConsole } from './structured-console'

/** Runs once when the server starts, before it answers anybody. */
export async function prepareServing(): Promise<void> {
  if (isBuilding || isDevelopment) return
  structureConsole()
  await joinInstances()
  const options = await policyOptions()
  processWide('page-cache', () => createPageCache(options, instanceStore()))
}
