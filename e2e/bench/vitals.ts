import { chromium } from 'playwright'
import { CHROMIUM_ARGS, requireChromium } from '../../lib/cli/chromium'
import { freePort } from '../../lib/cli/running-site'
import type { Section } from './pages'
import { inTurns, shown, spread } from './statistics'

type Vitals = {
  scores: number[]
  largest: number
  first: number
  index: number
  blocking: number
  shift: number
}
type Lighthouse = (url: string) => Promise<Vitals>

/** Occasionally a trace lacks its beginning, and Lighthouse requires another. */
const TRIES = 3

/** Runs Lighthouse's mobile profile on every kind of page, in turns. */
export const vitals: Section = async ({ url, pages, runs }) => {
  const measures = (vitalsOf: Lighthouse) =>
    Object.fromEntries(pages.kinds.map((page) => [page, () => vitalsOf(url + page)]))
  const measured = await withLighthouse((vitalsOf) => inTurns(runs, measures(vitalsOf)))
  return {
    title: 'Lighthouse, mobile; ms',
    heads: ['page', 'scores', 'largest paint', 'first paint', 'speed index', 'blocking', 'shift'],
    rows: Object.entries(measured).map(([page, all]) => [
      page,
      [0, 1, 2, 3].map((at) => spread(all.map(({ scores }) => scores[at] ?? 0)).median).join(' / '),
      shown(spread(all.map(({ largest }) => largest))),
      shown(spread(all.map(({ first }) => first))),
      shown(spread(all.map(({ index }) => index))),
      shown(spread(all.map(({ blocking }) => blocking))),
      shown(
        spread(
          all.map(({ shift }) => shift),
          3,
        ),
      ),
    ]),
  }
}

/** Opens a browser for Lighthouse for the duration of a measurement. */
async function withLighthouse<T>(measure: (vitalsOf: Lighthouse) => Promise<T>): Promise<T> {
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  })
  const vitalsOf = async (url: string, tries = TRIES): Promise<Vitals> => {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (result && !result.lhr.runtimeError) return readVitals(result.lhr)
    if (tries > 1) return vitalsOf(url, tries - 1)
    throw new Error(`Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  try {
    return await measure((url) => vitalsOf(url))
  } finally {
    await browser.close()
  }
}

type Result = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

function readVitals({ categories, audits }: Result): Vitals {
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  const names = ['performance', 'accessibility', 'best-practices', 'seo']
  return {
    scores: names.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    largest: value('largest-contentful-paint'),
    first: value('first-contentful-paint'),
    index: value('speed-index'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}
