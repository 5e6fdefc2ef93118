import { parseArgs } from 'node:util'
import { loadWhileUpstreamFails, refreshAll } from './load/failing-upstream'
import { flood } from './load/flood'
import { startLargeSite } from './load/large-site'
import { startLoadedSite } from './load/loaded-site'
import { minutesOf, playReaders, slopeOf } from './load/readers'

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

soak().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
