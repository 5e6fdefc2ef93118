import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { createRedisClients, inTime } from '../redis-clients'
import { COUNTERS_KEEP_DAYS } from '../../config/constants'
import { type Count, KINDS, type Kind, MAX_NAMES, OVERFLOW } from './count'
import type { CountersStore } from './store'

const DAY_SECONDS = 24 * 60 * 60
/** How long the id of a batch is remembered: a batch that was added, but whose response was lost, is not added again. */
const BATCH_SECONDS = DAY_SECONDS
/** How long a read waits for the first connection; the client itself keeps trying. */
const CONNECT_MS = 3_000

/**
 * Adds one batch. KEYS: the key of the batch, then the hash of each count. ARGV: lifetime of the batch key in seconds,
 * lifetime of the hashes in seconds, then for each count how to combine it (`sum` or `max`), number, name, maximum
 * number of names, and name of the overflow.
 */
const ADD = `
if not redis.call('SET', KEYS[1], 1, 'NX', 'EX', ARGV[1]) then return 0 end
for index = 2, #KEYS do
  local key, at = KEYS[index], 3 + (index - 2) * 5
  local way, count, name = ARGV[at], ARGV[at + 1], ARGV[at + 2]
  if redis.call('HEXISTS', key, name) == 0 and redis.call('HLEN', key) >= tonumber(ARGV[at + 3]) then name = ARGV[at + 4] end
  if name ~= '' then
    if way == 'sum' then redis.call('HINCRBY', key, name, count)
    elseif tonumber(redis.call('HGET', key, name) or '0') < tonumber(count) then redis.call('HSET', key, name, count) end
    redis.call('EXPIRE', key, ARGV[2])
  end
end
return 1`

/**
 * Creates the store for the counts of several instances: a hash for each day and kind, which expires by itself.
 * @param namespace identifies the site and not its build, because counts outlive builds
 */
export function createRedisStore(url: string, namespace: string): CountersStore {
  const { commands } = createRedisClients(url)
  // The client reconnects by itself; commands fail meanwhile, and the batch is retried later.
  commands.on('error', () => undefined)
  const connected = commands.connect().catch(() => undefined)
  const connectedInTime = () => Promise.race([connected, setTimeout(CONNECT_MS, undefined, { ref: false })])
  const keyOf = (day: string, kind: Kind) => `${namespace}:counters:${day}:${kind}`

  async function readHash(day: string, kind: Kind): Promise<Count[]> {
    const found = await commands.hGetAll(keyOf(day, kind))
    return Object.entries(found).map(([name, count]) => ({ day, kind, name, count: Number(count) }))
  }

  return {
    async add({ id, counts }) {
      const keys = [`${namespace}:counters:batch:${id}`, ...counts.map(({ day, kind }) => keyOf(day, kind))]
      const lives = (COUNTERS_KEEP_DAYS + 1) * DAY_SECONDS
      const args = [BATCH_SECONDS, lives, ...counts.flatMap(argumentsOf)].map(String)
      await inTime(commands.eval(ADD, { keys, arguments: args }))
    },
    async read(days) {
      await connectedInTime()
      const hashes = days.flatMap((day) => KINDS.map((kind) => readHash(day, kind)))
      return (await Promise.all(hashes)).flat()
    },
    close: () => void commands.destroy(),
  }
}

function argumentsOf({ kind, name, count }: Count): (string | number)[] {
  return [kind === 'reader' ? 'max' : 'sum', count, name, MAX_NAMES[kind], OVERFLOW[kind] ?? '']
}
