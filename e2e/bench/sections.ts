import { measureInteraction } from './interaction'
import { measureIslands } from './islands'
import { measureJourney } from './journey'
import { measureMemory } from './memory'
import { measureOrder } from './order'
import { measurePeers } from './peers/peers'
import { measurePaints } from './paints'
import type { Measured } from './report'
import { measureScale } from './scale'
import { measureServing } from './serving'
import { measureSizes } from './sizes'
import { measureStart } from './start'
import { measurePageVitals } from './page-vitals'

export type Options = { runs: number; quick: boolean }

export type Section = {
  about: string
  /** Duration on two otherwise idle cores. A section is ended after three times as long. */
  minutes: number
  /** Measured only when named. */
  onDemand?: boolean
  run: (options: Options) => Promise<Measured>
}

/** The sections that can be measured, in the order of the report. */
export const SECTIONS: Record<string, Section> = {
  sizes: { about: 'bytes of HTML, headers, script and styles', minutes: 1, run: measureSizes },
  serving: {
    about: 'requests a second beside an empty page and plain files',
    minutes: 5,
    run: measureServing,
  },
  vitals: {
    about: 'Lighthouse, mobile: from Node, and behind nginx',
    minutes: 13,
    run: measurePageVitals,
  },
  paints: {
    about: 'first and largest paint, really throttled; layout shift through a loop of the typed roles',
    minutes: 5,
    run: measurePaints,
  },
  islands: { about: 'time until theme and search work, really throttled', minutes: 1, run: measureIslands },
  interaction: {
    about: 'interaction to next paint on a processor four times slower',
    minutes: 3,
    run: measureInteraction,
  },
  journey: { about: 'a visit through five pages, by link and by loading', minutes: 3, run: measureJourney },
  start: { about: 'npm start until the first page', minutes: 1, run: measureStart },
  memory: { about: 'memory after 20,000 requests', minutes: 2, run: measureMemory },
  scale: { about: 'builds of 28 to 5,000 articles: seconds and memory', minutes: 18, run: measureScale },
  order: { about: 'one more article of 5,000, by order to refresh', minutes: 4, run: measureOrder },
  peers: {
    about: 'the same articles in a blog of Astro and one of Next (needs the registry)',
    minutes: 6,
    onDemand: true,
    run: measurePeers,
  },
}
