import 'server-only'
import { randomUUID } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { causeOf, log } from '../../config/log'
import { createOutbox, type Written } from './outbox'
import { createRedisClients, inTime } from './redis-clients'
import type { InstanceStore } from './store'

/** After an answer that didn't come in time Redis is left alone this long. */
const QUIET_MS = 2_000
const LOG_EVERY_MS = 60_000
/** What no instance renewed for so long is forgotten; pages live on in each instance. */
const KEPT_SECONDS = 7 * 24 * 60 * 60

/** Moments are milliseconds since the epoch, by the clock of the instance that speaks. */
type Stamp = { by: string; at: number }
type News = { by: string } & ({ entry: string; at: number } | { tags: [string, number][] })

/**
 * Shares entries and expired tags through Redis. Values are whole in one key each; a hash says when each was written
 * and by whom, so that an instance that was cut off, or has just started, learns what it has missed; one channel
 * carries the news.
 * @param namespace of this build: another build's pages are never read
 */
export function createRedisStore(url: string, namespace: string): InstanceStore {
  const me = randomUUID()
  const names = { stamps: `${namespace}:stamps`, tags: `${namespace}:tags`, channel: `${namespace}:news` }
  const valueKey = (entry: string) => `${namespace}:entry:${entry}`
  const changed = new Map<string, number>()
  const outbox = createOutbox()
  const onChange: ((entry: string) => void)[] = []
  const onExpire: ((tags: [string, number][]) => void)[] = []
  const failure = { cause: '', at: 0 }
  let quietUntil = 0

  const { commands, bytes, news } = createRedisClients(url)
  for (const client of [commands, news]) {
    client.on('error', failed)
    // After either is connected: what was told before the news could be heard is read, what comes later is heard.
    client.on('ready', () => void catchUp().catch(failed))
  }
  void commands.connect().catch(failed)
  void news
    .connect()
    .then(() => news.subscribe(names.channel, (text) => receive(JSON.parse(text) as News)))
    .then(catchUp)
    .catch(failed)

  function failed(error: unknown): void {
    const cause = causeOf(error)
    if (cause === failure.cause && Date.now() - failure.at < LOG_EVERY_MS) return
    Object.assign(failure, { cause, at: Date.now() })
    log('warn', 'instances.alone', { cause, kept: 'what this instance has' })
  }

  function receive(told: News): void {
    if (told.by === me) return
    if ('tags' in told) for (const listener of onExpire) listener(told.tags)
    else noteChange(told.entry, told.at)
  }

  function noteChange(entry: string, at: number): void {
    if (at <= (changed.get(entry) ?? 0)) return
    changed.set(entry, Math.min(at, Date.now()))
    for (const listener of onChange) listener(entry)
  }

  /** Learns what happened while this instance was away, and tells what it couldn't tell then. */
  async function catchUp(): Promise<void> {
    if (!commands.isReady || !news.isReady) return
    const [stamps, tags] = await Promise.all([commands.hGetAll(names.stamps), commands.hGetAll(names.tags)])
    for (const [entry, text] of Object.entries(stamps)) {
      const { by, at } = JSON.parse(text) as Stamp
      const own = outbox.entries.get(entry)
      if (own && at > own.at) outbox.sentEntry(entry, own) // somebody had something newer meanwhile
      if (by !== me) noteChange(entry, at)
    }
    const expired = Object.entries(tags).map(([tag, at]): [string, number] => [tag, Number(at)])
    for (const listener of onExpire) listener(expired)
    for (const [entry, written] of [...outbox.entries]) await sendEntry(entry, written)
    await sendTags()
    Object.assign(failure, { cause: '', at: 0 })
    log('info', 'instances.together', { entries: Object.keys(stamps).length })
  }

  async function sendEntry(entry: string, written: Written): Promise<void> {
    const stamp: Stamp = { by: me, at: written.at }
    await commands
      .multi()
      .set(valueKey(entry), serialize(written.value), { EX: KEPT_SECONDS })
      .hSet(names.stamps, entry, JSON.stringify(stamp))
      .expire(names.stamps, KEPT_SECONDS)
      .publish(names.channel, JSON.stringify({ ...stamp, entry } satisfies News))
      .exec()
    outbox.sentEntry(entry, written)
  }

  async function sendTags(): Promise<void> {
    if (outbox.tags.size === 0) return
    const sent = new Map(outbox.tags)
    await commands
      .multi()
      .hSet(names.tags, Object.fromEntries([...sent].map(([tag, at]) => [tag, String(at)])))
      .expire(names.tags, KEPT_SECONDS)
      .publish(names.channel, JSON.stringify({ by: me, tags: [...sent] } satisfies News))
      .exec()
    outbox.sentTags(sent)
  }

  return {
    changedAt: (entry) => changed.get(entry) ?? 0,

    async read(entry) {
      if (!commands.isReady || Date.now() < quietUntil) return null
      try {
        const found = await inTime(bytes.get(valueKey(entry)))
        return found ? (deserialize(found) as unknown) : null
      } catch (error) {
        quietUntil = Date.now() + QUIET_MS
        failed(error)
        return null
      }
    },

    write(entry, value) {
      const written = { value, at: Date.now() }
      changed.delete(entry)
      outbox.addEntry(entry, written)
      if (commands.isReady) void sendEntry(entry, written).catch(failed)
    },

    expire(tags) {
      outbox.addTags(tags, Date.now())
      if (commands.isReady) void sendTags().catch(failed)
    },

    onChange: (listener) => void onChange.push(listener),
    onExpire: (listener) => void onExpire.push(listener),
  }
}
