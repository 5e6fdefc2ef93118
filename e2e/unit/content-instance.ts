import { setImmediate } from 'node:timers/promises'
import { createArticleReader, createProjectReader } from '../../lib/content/read-lists'
import { createPartReader, type Part } from '../../lib/content/part'
import {
  createSharedState,
  EMPTY_STATE,
  type HeldState,
  type Peers,
  type SharedContent,
} from '../../lib/content/shared-state'
import type { ContentSource } from '../../lib/content/content-source'
import { createStore } from '../../lib/content/store'

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
  peers?: Peers
  /** What an earlier start of this instance has kept. */
  kept?: HeldState
  /** The owner's files of this machine. */
  readPolicy?: () => string
  more?: Part[]
}

export const PERIOD_MS = 300_000

/** The content of one instance of the site, as lib/server/site-content.ts opens it, without disk and network. */
export function anInstance(options: InstanceOptions) {
  const { source, clock, peers = null, readPolicy = () => 'Política.', more = [] } = options
  let kept = options.kept ?? EMPTY_STATE
  const parts = [
    { name: 'articles', read: createArticleReader(source) },
    { name: 'projects', read: createProjectReader(source) },
    ...Object.entries(LOCAL).map(([name, value]) => ({ name, isLocal: true, read: async () => value })),
    { name: 'policy', isLocal: true, file: 'privacy.md', read: async () => readPolicy() },
    ...more,
  ] as Part[]
  const reader = createPartReader(parts, clock.now)
  const state = createSharedState({ first: kept, parts, peers, reader, now: clock.now })
  const store = createStore({
    parts,
    reader,
    state,
    periodMs: PERIOD_MS,
    keep: async (held) => void (kept = structuredClone(held)),
    clock: () => Date.parse('2026-11-20T12:00:00Z'),
    now: clock.now,
    later: clock.later,
  })
  return {
    ...store,
    isAlone: () => state.current().isAlone,
    /** What the next start of this instance finds. */
    kept: () => structuredClone(kept),
    /** Titles of the published articles as a visitor sees them now, by slug. */
    async titles(): Promise<Record<string, string>> {
      const content = await clock.until(store.sync())
      return Object.fromEntries((content?.articles ?? []).map(({ slug, title }) => [slug, title]))
    },
    /** Titles and texts of one moment. */
    async pages(): Promise<Record<string, { title: string; text: string | null }>> {
      const entries = [...((await clock.until(store.sync()))?.bySlug.values() ?? [])]
      return Object.fromEntries(
        entries.map(({ row, content }) => [row.slug, { title: row.title, text: content }]),
      )
    },
    async text(slug: string): Promise<string | null> {
      return (await clock.until(store.sync()))?.bySlug.get(slug)?.content ?? null
    },
  }
}
