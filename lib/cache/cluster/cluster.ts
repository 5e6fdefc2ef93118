import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../config/env'
import { processWide } from '../../config/process-wide'
import type { InstanceStore } from './store'

type Holder = { store: InstanceStore | null }

const holder = () => processWide<Holder>('instances', () => ({ store: null }))

/** What is shared with the other instances; null where there is one alone. */
export function instanceStore(): InstanceStore | null {
  return holder().store
}

/** Joins the other instances of this build if the owner named a Redis; otherwise nothing of it is loaded. */
export async function joinInstances(): Promise<void> {
  if (!env.REDIS_URL || holder().store) return
  const build = JSON.parse(
    await readFile(path.join(process.cwd(), env.NEXT_DIST_DIR, 'required-server-files.json'), 'utf8'),
  ) as { config: { deploymentId: string } }
  const { createRedisStore } = await import('./redis-store')
  holder().store = createRedisStore(env.REDIS_URL, `portfolio:${build.config.deploymentId}`)
}
