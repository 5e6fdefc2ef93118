import { parseArgs } from 'node:util'
import { loadWhileUpstreamFails, refreshAll } from './load/failing-upstream'
import { flood } from './load/flood'
import { type LargeSite, startLargeSite } from './load/large-site'
import { startLoadedSite } from './load/loaded-site'
import { ask, quantile, residentMegabytes } from './load/traffic'

const options = {
  seconds: { type: 'string', default: '600' },
  readers: { type: 'string', default: '20' },
  articles: { type: 'string', default: '5000' },
  faults: { type: 'boolean', default: false },
  requests: { type: 'string', default: '20000' },
  help: { type: 'boolean' },
} as const

/** The end of the site's log, which tells what was wrong. */
const LOG_CHARACTERS = 4_000

const SECOND = 1_000
const MINUTE = 60 * SECOND
const EVERY = { text: 5 * SECOND, title: MINUTE, deletion: 30 * SECOND, memory: 2 * SECOND }
/** A title makes every page stale: the pages that are asked for next are rendered again. */
const AFTER_TITLE_MS = 20 * SECOND

/** Nothing is edited any more in the last seconds, so that every order is answered. */
const LAST_SECONDS = 5

/** @param at milliseconds since the beginning */
type Timed = { at: number; ms: number; status: number; path: string }
type Readings = {
  pages: Timed[]
  orders: Timed[]
  titles: number[]
  memory: { at: number; megabytes: number }[]
  /** What was answered otherwise than expected. */
  wrong: string[]
}

const HELP = `npm run soak [-- options]

Plays ten minutes of readers on thousands of articles while these are edited, on the build of \`npm run e2e -- --build\`.

  --seconds n    how long (default 600)
  --readers n    who open a page each second (default 20)
  --articles n   of the site (default 5000)
  --faults       instead: --requests n made-up addresses, then 64 connections while the API fails in every way`

async function soak(): Promise<void> {
  const { values } = parseArgs({ options })
  if (values.help) return console.log(HELP)
  const [seconds, requests] = [Number(values.seconds), Number(values.requests)]
  if (values.faults) return playFaults(seconds, requests)
  const large = await startLargeSite(Number(values.articles))
  try {
    const readings = await playReaders(large, { readers: Number(values.readers), seconds })
    console.table(minutesOf(readings, seconds))
    const statuses = readings.pages.map(({ status }) => status)
    for (const status of new Set(statuses))
      console.log(`${status}: ${statuses.filter((one) => one === status).length} times`)
    console.log(`memory in the second half: ${slopeOf(readings).toFixed(1)} MB a minute`)
    for (const { at, megabytes } of readings.memory.filter((_, index) => index % 10 === 0))
      console.log(
        `${String(Math.round(at / 1_000)).padStart(5)} s ${'█'.repeat(megabytes / 10)} ${megabytes} MB`,
      )
    if (readings.wrong.length === 0) console.log('every answer as expected')
    else console.log([...readings.wrong, large.site.output().slice(-LOG_CHARACTERS)].join('\n'))
  } finally {
    await large.site.stop()
  }
}

/** Verifies the limits stated in SECURITY.md. */
async function playFaults(seconds: number, requests: number): Promise<void> {
  const loaded = await startLoadedSite()
  const { site, folder, token } = loaded
  try {
    await flood(site, folder, 500)
    const calls = site.upstream.state.calls.length
    console.log(`\n${requests} made-up addresses`)
    console.table(await flood(site, folder, requests))
    console.log(`calls of the upstream meanwhile: ${site.upstream.state.calls.length - calls}`)

    console.log(`\n64 connections for ${seconds} s while the upstream fails in every way`)
    console.table(await loadWhileUpstreamFails(loaded, { answers: 600, seconds }))
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    for (let wrong = 0; wrong < 1_000; wrong += 1) await refreshAll(site.url, `wrong-${wrong}-token`)
    console.log(`order to refresh everything after 1,000 wrong tokens: ${await refreshAll(site.url, token)}`)
  } finally {
    await loaded.site.stop()
  }
}

/**
 * Plays readers who open a page each second, while a text is edited every five seconds, a title every minute and an
 * article deleted twice a minute, each with an order. Some readers search, or open a page that was deleted.
 */
async function playReaders(
  { site, token }: LargeSite,
  { readers, seconds }: { readers: number; seconds: number },
): Promise<Readings> {
  const { upstream } = site
  const started = performance.now()
  const since = () => performance.now() - started
  const isOver = () => since() > seconds * SECOND
  const readings: Readings = { pages: [], orders: [], titles: [], memory: [], wrong: [] }
  const deleted = new Set<string>()
  let edits = 0

  const order = async (slug: string): Promise<void> => {
    const begun = since()
    const answer = await fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ article: slug }),
    }).catch(() => null)
    readings.orders.push({ at: begun, ms: since() - begun, status: answer?.status ?? 0, path: slug })
    if (answer?.status !== 200) readings.wrong.push(`order ${slug}: ${answer?.status}`)
  }
  const change = async (fields: (edit: string) => Record<string, string>) => {
    const { articles } = upstream.state
    const at = Math.floor(Math.random() * articles.length)
    const row = articles[at]
    if (!row) return
    const edit = `edición${(edits += 1)}`
    articles[at] = { ...row, ...fields(edit) }
    await order(row.slug)
    const page = await fetch(`${site.url}/article/${row.slug}`).then((answer) => answer.text(), String)
    if (!page.includes(edit)) readings.wrong.push(`${row.slug} shows no ${edit}`)
  }
  const remove = async () => {
    const [row] = upstream.state.articles.splice(Math.floor(upstream.state.articles.length / 2), 1)
    if (!row) return
    await order(row.slug)
    deleted.add(row.slug)
  }
  const timers = [
    setInterval(() => void change((edit) => ({ content: `## ${edit}\n\nUn texto nuevo.` })), EVERY.text),
    setInterval(() => {
      readings.titles.push(since())
      void change((edit) => ({ title: `Título ${edit}` }))
    }, EVERY.title),
    setInterval(() => void remove(), EVERY.deletion),
    setInterval(() => {
      readings.memory.push({ at: since(), megabytes: residentMegabytes(site.pid) })
    }, EVERY.memory),
  ]

  const nextPath = (): { path: string; isDeleted: boolean } => {
    const { articles } = upstream.state
    const any = (count: number) => Math.floor(Math.random() * count)
    const roll = Math.random()
    const gone = [...deleted]
    if (roll < 0.02 && gone.length > 0) return { path: `/article/${gone[any(gone.length)]}`, isDeleted: true }
    const path =
      roll < 0.62
        ? `/article/${articles[any(articles.length)]?.slug}`
        : roll < 0.72
          ? `/articles/page/${2 + any(Math.floor(articles.length / 12) - 2)}`
          : roll < 0.77
            ? `/buscar?q=${['servidor', 'caché', 'esquema 12', 'replica', 'docker'][any(5)]}`
            : (['/', '/articles', '/about', '/project', '/resume', '/etiquetas', '/politics', '/rss.xml'][
                any(8)
              ] ?? '/')
    return { path: encodeURI(path), isDeleted: false }
  }
  const reader = async (index: number) => {
    await new Promise((resolve) => setTimeout(resolve, (index * SECOND) / readers))
    while (!isOver()) {
      const { path, isDeleted } = nextPath()
      const begun = since()
      const { status, ms, whole } = await ask(site.url, path)
      const slug = decodeURI(path.split('/').at(-1) ?? '')
      const isGone = isDeleted || !upstream.state.articles.some((row) => row.slug === slug)
      readings.pages.push({ at: begun, ms, status, path })
      const isExpected =
        whole &&
        (isDeleted
          ? status === 404
          : status === 200 || (status === 404 && path.startsWith('/article/') && isGone))
      if (!isExpected) readings.wrong.push(`${path}: ${status}${whole ? '' : ', cut'}`)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, SECOND - ms)))
    }
  }
  setTimeout(() => timers.forEach(clearInterval), (seconds - LAST_SECONDS) * SECOND)
  await Promise.all(Array.from({ length: readers }, (_, index) => reader(index)))
  return readings
}

type Minute = {
  minute: number
  pages: number
  p50: number
  p99: number
  'p99 after a title': number
  'longest order': number
  megabytes: number
}

/** Sums up the readings of every minute; times are milliseconds. Pages right after a new title are summed up apart. */
function minutesOf({ pages, orders, titles, memory }: Readings, seconds: number): Minute[] {
  const isAfterTitle = (at: number) => titles.some((title) => at >= title && at < title + AFTER_TITLE_MS)
  return Array.from({ length: Math.ceil(seconds / 60) }, (_, index) => {
    const isIn = ({ at }: { at: number }) => Math.floor(at / MINUTE) === index
    const read = pages.filter(isIn)
    const times = (some: Timed[]) => some.map(({ ms }) => ms)
    const calm = times(read.filter(({ at }) => !isAfterTitle(at)))
    return {
      minute: index + 1,
      pages: read.length,
      p50: Math.round(quantile(calm, 0.5)),
      p99: Math.round(quantile(calm, 0.99)),
      'p99 after a title': Math.round(quantile(times(read.filter(({ at }) => isAfterTitle(at))), 0.99)),
      'longest order': Math.round(Math.max(0, ...times(orders.filter(isIn)))),
      megabytes: Math.max(0, ...memory.filter(isIn).map(({ megabytes }) => megabytes)),
    }
  })
}

/** Returns how much memory grows in the second half of the readings, in megabytes a minute, as a fitted line. */
function slopeOf({ memory }: Readings): number {
  const half = memory.slice(Math.floor(memory.length / 2))
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const [x, y] = [mean(half.map(({ at }) => at)), mean(half.map(({ megabytes }) => megabytes))]
  const rise = half.reduce((sum, { at, megabytes }) => sum + (at - x) * (megabytes - y), 0)
  const run = half.reduce((sum, { at }) => sum + (at - x) ** 2, 0)
  return run === 0 ? 0 : (rise / run) * MINUTE
}

soak().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
