import 'server-only'
import { isBuilding, isDevelopment } from '../env'
import { instanceStore, joinInstances } from '../instances/instances'
import { processWide } from '../process-wide'
import { policyOptions } from './built-page'
import { endSoonWhenTold } from './end-soon'
import { createPageCache } from './page-cache'
import { createStandIn } from './stand-in'
import { structureConsole } from './structured-console'

/** Runs once when the server starts, before it answers anybody. */
export async function prepareServing(): Promise<void> {
  if (isBuilding || isDevelopment) return
  structureConsole()
  endSoonWhenTold()
  await joinInstances()
  const [policy, standIn] = await Promise.all([policyOptions(), createStandIn()])
  processWide('page-cache', () => createPageCache({ policy, standIn, instances: instanceStore() }))
}
