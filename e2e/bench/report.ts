import type { Journey } from './journey'
import { bars, beside, table } from './plain-text'
import type { Built } from './scale'
import type { Served } from './serving'
import type { Vitals } from './vitals'
import type { Weight } from './weights'

export type Report = {
  date: string
  versions: Record<string, string>
  machine: string
  emptyPageJs: number
  weights: Weight[]
  vitals: Vitals[]
  journey: Journey
  scale: Built[]
  serving: Served[] | string
}

/** The report as Markdown, compared to the previous one. */
export function markdown(now: Report, before: Report | null): string {
  return `# Figures

${now.date}, ${now.machine}; ${Object.entries(now.versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}. Made by \`npm run bench\`${before ? `; in brackets, the run of ${before.date}` : ''}.

## Weights (gzip, bytes)

An empty page of this Next sends ${now.emptyPageJs} bytes of script; the budget is 12,000 more, 12,000 for styles.

${table(
  ['page', 'HTML', 'script', 'above empty', 'styles'],
  now.weights.map((one) => {
    const old = before?.weights.find(({ path }) => path === one.path)
    return [
      one.path,
      beside(one.html, old?.html),
      one.js,
      beside(one.js - now.emptyPageJs, old && old.js - (before?.emptyPageJs ?? 0)),
      beside(one.css, old?.css),
    ]
  }),
)}

${bars(
  'Script above an empty page, bytes',
  now.weights.map((one) => [one.path, one.js - now.emptyPageJs]),
  12_000,
)}

## Vitals (Lighthouse, mobile, median)

Targets: 100 / 100 / 100 / 100, largest paint 1,500 ms, blocking time 50 ms, shift 0.

${table(
  ['page', 'scores', 'largest paint, ms', 'first paint, ms', 'blocking, ms', 'shift'],
  now.vitals.map((one) => {
    const old = before?.vitals.find(({ path }) => path === one.path)
    return [
      one.path,
      one.scores.join(' / '),
      beside(one.lcpMs, old?.lcpMs),
      one.fcpMs,
      beside(one.tbtMs, old?.tbtMs),
      one.cls,
    ]
  }),
)}

${bars(
  'Largest paint, ms',
  now.vitals.map((one) => [one.path, one.lcpMs]),
  1_500,
)}

## Journey (mobile profile, milliseconds to the next page's heading)

${table(
  ['step', 'by link', 'by loading the page'],
  [
    ...now.journey.steps.map(({ to, clickMs, loadMs }) => [to, clickMs, loadMs]),
    [
      '**together**',
      beside(now.journey.clickMs, before?.journey.clickMs),
      beside(now.journey.loadMs, before?.journey.loadMs),
    ],
  ],
)}

Bytes of pages and their data on this journey:

${table(
  ['', 'whole pages', 'fetched ahead', 'fetched for a step', 'together'],
  [
    ['by link', ...bytesOf(now.journey.bytes.byLink)],
    ['by loading the page', ...bytesOf(now.journey.bytes.byLoading)],
  ],
)}

## Scale

${table(
  ['build', 'articles', 'prerendered', 'seconds', 'peak memory, MB', 'output, MB'],
  now.scale.map((one) => {
    const old = before?.scale.find(({ name }) => name === one.name)
    return [
      one.name,
      one.articles,
      one.prerendered,
      beside(one.seconds, old?.seconds),
      one.peakMegabytes,
      one.outputMegabytes,
    ]
  }),
)}

Milliseconds of an answer, median of thirty:

${table(
  ['address', ...now.scale.map(({ name }) => name)],
  Object.keys(now.scale[0]?.answers ?? {}).map((address) => [
    address,
    ...now.scale.map(({ answers }) => answers[address] ?? ''),
  ]),
)}

## Serving (requests a second, 64 connections, gzip)

${
  typeof now.serving === 'string'
    ? now.serving
    : table(
        ['address', 'served by', 'requests a second', 'p99, ms'],
        now.serving.map((one) => {
          const old = Array.isArray(before?.serving)
            ? before.serving.find(({ address, by }) => address === one.address && by === one.by)
            : undefined
          return [one.address, one.by, beside(one.perSecond, old?.perSecond), one.p99Ms]
        }),
      )
}
`
}

function bytesOf({ pages, prefetched, followed }: Journey['bytes']['byLink']): number[] {
  return [pages, prefetched, followed, pages + prefetched + followed]
}
