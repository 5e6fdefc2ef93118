import 'server-only'
import type { StoredEntry } from '../store'
import { createRedisClients, inTime } from './redis-clients'
import type { UpdateNotice, Transport } from './transport'

/** Expiry of everything in Redis; each write renews it. */
const KEPT_MS = 7 * 24 * 60 * 60_000

/**
 * Draws a ticket: larger than the given one and the counter, and no smaller than Redis's clock, so that tickets keep
 * increasing when Redis loses its data.
 */
const DRAW = `
local last = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), tonumber(ARGV[1]))
local ticket = string.format('%.0f', math.max(last + 1, tonumber(redis.call('TIME')[1]) * 1000))
redis.call('SET', KEYS[1], ticket, 'PX', ARGV[2])
return ticket`

const PUT = `
if tonumber(redis.call('HGET', KEYS[1], 'ticket') or '0') > tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'ticket', ARGV[1], 'version', ARGV[2], 'value', ARGV[3], 'ageMs', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
redis.call('HSET', KEYS[2], ARGV[6], ARGV[1])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
redis.call('PUBLISH', KEYS[3], ARGV[7])
return 1`

/**
 * Stores the shared store's data in Redis: a hash for each value, a hash of all tickets for instances that start or
 * reconnect, a counter to draw tickets from, and a channel for update notices.
 * @param namespace identifies build and source; keys of other namespaces are ignored
 */
export function createRedisTransport(url: string, namespace: string): Transport {
  const names = {
    counter: `${namespace}:counter`,
    tickets: `${namespace}:tickets`,
    channel: `${namespace}:updates`,
  }
  const valueKey = (name: string) => `${namespace}:value:${name}`
  const { commands, updates } = createRedisClients(url)
  const onUpdate: ((notice: UpdateNotice) => void)[] = []
  const onReady: (() => void)[] = []
  const onLost: ((error: unknown) => void)[] = []
  let isListening = false

  /** Reports the connection once both clients are ready and subscribed, so that no update is missed. */
  const ready = () => {
    if (commands.isReady && updates.isReady && isListening) for (const listener of onReady) listener()
  }
  const receive = (text: string) => {
    for (const listener of onUpdate) listener(JSON.parse(text) as UpdateNotice)
  }
  const lost = (error: unknown) => {
    for (const listener of onLost) listener(error)
  }
  // The client reconnects by itself.
  for (const client of [commands, updates]) client.on('error', lost).on('ready', ready)
  void commands.connect().catch(lost)
  void updates
    .connect()
    .then(() => updates.subscribe(names.channel, receive))
    .then(() => {
      isListening = true
      ready()
    })
    .catch(lost)

  const evaluate = (script: string, keys: string[], args: (string | number)[]) =>
    inTime(commands.eval(script, { keys, arguments: args.map(String) }))

  return {
    draw: async (above) => Number(await evaluate(DRAW, [names.counter], [above, KEPT_MS])),

    async get(name): Promise<StoredEntry | null> {
      const [found, leftMs] = await inTime(
        Promise.all([commands.hGetAll(valueKey(name)), commands.pTTL(valueKey(name))]),
      )
      const { value, version, ticket, ageMs } = found
      if (value === undefined || version === undefined || !ticket) return null
      const sinceMs = KEPT_MS - leftMs
      return { value: JSON.parse(value), version, ticket: Number(ticket), ageMs: Number(ageMs) + sinceMs }
    },

    async put({ name, by, value, version, ticket, ageMs }) {
      const notice = JSON.stringify({ by, name, ticket } satisfies UpdateNotice)
      const args = [ticket, version, JSON.stringify(value), Math.ceil(ageMs), KEPT_MS, name, notice]
      await evaluate(PUT, [valueKey(name), names.tickets, names.channel], args)
    },

    announce: async (notice) => void (await inTime(commands.publish(names.channel, JSON.stringify(notice)))),

    async tickets() {
      const found = await inTime(commands.hGetAll(names.tickets))
      return Object.fromEntries(Object.entries(found).map(([name, ticket]) => [name, Number(ticket)]))
    },

    onUpdate: (listener) => void onUpdate.push(listener),
    onReady: (listener) => void onReady.push(listener),
    onLost: (listener) => void onLost.push(listener),
  }
}
