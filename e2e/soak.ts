import { parseArgs } from 'node:util'
import { loadWhileUpstreamFails, refreshAll } from './load/failing-upstream'
import { flood } from './load/flood'
import { startLoadedSite } from './load/loaded-site'

const options = {
  requests: { type: 'string', default: '20000' },
  seconds: { type: 'string', default: '120' },
} as const

/** Long runs that verify the limits stated in SECURITY.md, against this machine only: npx tsx e2e/soak.ts --seconds 600 */
async function soak(): Promise<void> {
  const { values } = parseArgs({ options })
  const loaded = await startLoadedSite()
  const { site, upstream, folder, token } = loaded
  try {
    await flood(site, folder, 500)
    const calls = upstream.state.calls.length
    console.log(`\n${values.requests} made-up addresses`)
    console.table(await flood(site, folder, Number(values.requests)))
    console.log(`calls of the upstream meanwhile: ${upstream.state.calls.length - calls}`)

    console.log(`\n64 connections for ${values.seconds} s while the upstream fails in every way`)
    console.table(await loadWhileUpstreamFails(loaded, { answers: 600, seconds: Number(values.seconds) }))
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    for (let wrong = 0; wrong < 1_000; wrong += 1) await refreshAll(site.url, `wrong-${wrong}-token`)
    console.log(`order to refresh everything after 1,000 wrong tokens: ${await refreshAll(site.url, token)}`)
  } finally {
    await loaded.stop()
  }
}

soak().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
