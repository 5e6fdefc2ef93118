import { setImmediate } from 'node:timers/promises'
import { createArticleReader, createProjectReader } from '../../lib/content/read-lists'
import { EMPTY_STATE, type HeldState } from '../../lib/content/kept-content'
import { createPartReader, type Part } from '../../lib/content/part'
import { createSharedState, type Peers, type SharedContent } from '../../lib/content/shared-state'
import type { ContentSource } from '../../lib/content/content-source'
import { createLocalState, createStore } from '../../lib/content/store'
import type { Texts } from '../../lib/content/texts'
import { contentHash } from '../../lib/content/snapshot'

/** A clock that a test moves. Timers run when their time has come. */
export function aClock() {
  let time = 1_000
  let timers: { at: number; call: () => void }[] = []
  const clock = {
    now: () => time,
    later: (ms: number, call: () => void) => void timers.push({ at: time + ms, call }),
    async pass(ms: number): Promise<void> {
      time += ms
      const due = timers.filter(({ at }) => at <= time)
      timers = timers.filter(({ at }) => at > time)
      for (const { call } of due) call()
      for (let turn = 0; turn < 20; turn += 1) await setImmediate()
    },
    /** Waits for a promise; while it waits for a timer, time passes. */
    async until<T>(promise: Promise<T>): Promise<T> {
      let isDone = false
      const done = () => void (isDone = true)
      promise.then(done, done)
      while (!isDone) await clock.pass(50)
      return promise
    },
  }
  return clock
}

/** A server that instances share. While it is away, every call fails. */
export function fakePeers() {
  const state = {
    isAway: false,
    calls: 0,
    content: null as SharedContent | null,
    texts: new Map<string, string>(),
  }
  async function answer<T>(value: () => T): Promise<T> {
    state.calls += 1
    await setImmediate()
    if (state.isAway) throw new Error('the server is away')
    return structuredClone(value())
  }
  const peers: Peers = {
    id: () => answer(() => state.content?.id ?? ''),
    get: () => answer(() => state.content),
    replace: (expected, next) =>
      answer(() => {
        if ((state.content?.id ?? '') !== expected) return false
        state.content = structuredClone(next)
        return true
      }),
    getText: (hash) => answer(() => state.texts.get(hash) ?? null),
    setText: (hash, text) => answer(() => void state.texts.set(hash, text)),
  }
  return { peers, state }
}

const LOCAL: Record<string, unknown> = {
  stories: { stories: [], broken: [] },
  translations: { texts: [], broken: [] },
  series: [],
  englishProjects: [],
  redirects: { source: '', table: {} },
}

type InstanceOptions = {
  source: ContentSource
  clock: ReturnType<typeof aClock>
  /** Its texts, which outlive a restart. */
  disk?: Map<string, string>
  peers?: Peers
  kept?: { state: HeldState }
  /** The owner's files of this machine. */
  readPolicy?: () => string
  more?: Part[]
}

export const PERIOD_MS = 300_000

/** The texts of an instance, as lib/content/texts.ts stores them, without a disk. */
function textsOn(disk: Map<string, string>, peers: Peers | undefined): Texts {
  const put = (hash: string, text: string) => (disk.set(hash, text), text)
  return {
    put: async (text) => (put(contentHash(text), text), contentHash(text)),
    has: (hash) => disk.has(hash),
    async get(hash) {
      const known = disk.get(hash)
      if (known !== undefined) return known
      const theirs = (await peers?.getText(hash).catch(() => null)) ?? null
      return theirs === null ? null : put(hash, theirs)
    },
    keepOnly: async () => undefined,
  }
}

/** The content of one instance of the site, as lib/server/site-content.ts opens it, without disk and network. */
export function anInstance(options: InstanceOptions) {
  const {
    source,
    clock,
    disk = new Map<string, string>(),
    peers,
    readPolicy = () => 'Política.',
    more = [],
  } = options
  const kept = options.kept ?? { state: EMPTY_STATE }
  const texts = textsOn(disk, peers)
  const parts = [
    { name: 'articles', read: createArticleReader({ source, texts, maxBareTexts: 24 }) },
    { name: 'projects', read: createProjectReader(source) },
    ...Object.entries(LOCAL).map(([name, value]) => ({ name, isLocal: true, read: async () => value })),
    { name: 'policy', isLocal: true, file: 'privacy.md', read: async () => readPolicy() },
    ...more,
  ] as Part[]
  const reader = createPartReader(parts, clock.now)
  const first = kept.state
  const state = peers
    ? createSharedState({ first, parts, peers, reader, texts, now: clock.now, later: clock.later })
    : createLocalState(first)
  const store = createStore({
    parts,
    reader,
    state,
    periodMs: PERIOD_MS,
    keep: async (held) => void (kept.state = structuredClone(held)),
    clock: () => Date.parse('2026-11-20T12:00:00Z'),
    now: clock.now,
    later: clock.later,
  })
  return {
    ...store,
    texts,
    isAlone: () => state.current().isAlone,
    /** What the next start of this instance finds. */
    kept,
    /** Titles of the published articles as a visitor sees them now, by slug. */
    async titles(): Promise<Record<string, string>> {
      const content = await clock.until(store.sync())
      return Object.fromEntries((content?.articles ?? []).map(({ slug, title }) => [slug, title]))
    },
    /** Titles and texts of one moment. */
    async pages(): Promise<Record<string, { title: string; text: string | null }>> {
      const content = await clock.until(store.sync())
      const pages = [...(content?.bySlug.values() ?? [])].map(async ({ row, text }) => {
        return [row.slug, { title: row.title, text: text === null ? null : await texts.get(text) }] as const
      })
      return Object.fromEntries(await Promise.all(pages))
    },
    async text(slug: string): Promise<string | null> {
      const entry = (await clock.until(store.sync()))?.bySlug.get(slug)
      return typeof entry?.text === 'string' ? texts.get(entry.text) : null
    },
  }
}
