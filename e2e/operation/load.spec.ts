import { expect, test } from 'playwright/test'
import { loadWhileUpstreamFails, refreshAll } from '../load/failing-upstream'
import { flood } from '../load/flood'
import { type LoadedSite, startLoadedSite } from '../load/loaded-site'
import { FAULTS } from '../stub/faults'

const ANSWERS = 600

let loaded: LoadedSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  loaded = await startLoadedSite()
})

test.afterAll(() => loaded?.site.stop())

test('64 connections while the upstream fails in every way: no request fails, one call per resource, bounded memory', async () => {
  test.setTimeout(240_000)
  const figures = await loadWhileUpstreamFails(loaded, { answers: ANSWERS })
  console.log(JSON.stringify(figures))
  expect(figures.bad).toEqual([])
  expect(figures.faultsSeen).toBe(FAULTS.length)
  expect(figures.mostUpstreamCallsForOneResource).toBe(1)
  expect(figures.memoryMegabytes[1]).toBeLessThan(500)
})

test('once the upstream recovers, the site updates within one interval', async () => {
  const { site } = loaded
  const { upstream } = site
  upstream.state.articles = upstream.state.articles.map((row) =>
    row.id === 40 ? { ...row, title: 'Después de la tormenta' } : row,
  )
  // A page expires after one second, and a failed source has a backoff of five seconds.
  await expect
    .poll(
      async () => (await (await fetch(`${site.url}/article/articulo-40`)).text()).includes('Después de'),
      {
        timeout: 12_000,
        intervals: [250],
      },
    )
    .toBe(true)
})

test('everything logged in the meantime is one structured line per event', async () => {
  const { site, token } = loaded
  const { upstream } = site
  // How many of the failures above ended a read depends on the machine's speed; this one does on every machine.
  upstream.state.fault = 'error-500'
  expect(await refreshAll(site.url, token)).toBe(502)
  upstream.state.fault = null
  const lines = site.output().split('\n')
  const events = lines.filter((line) => line.startsWith('{'))
  expect(events.join()).toContain('"event":"content.read-failed"')
  for (const line of events)
    expect(Object.keys(JSON.parse(line) as object)).toEqual(
      expect.arrayContaining(['time', 'level', 'event']),
    )
  const others = lines.filter((line) => line.trim() && !line.startsWith('{'))
  expect(others.filter((line) => !/^Ready on|^✓/.test(line))).toEqual([])
})

test('700 made-up addresses, fifty of each kind: disk, memory and upstream calls do not grow', async () => {
  test.setTimeout(240_000)
  const { site, folder, paths } = loaded
  const { upstream } = site
  // Fetch the pages that failed before, so that the files they write don't count as new.
  for (const address of paths) await (await fetch(site.url + address)).arrayBuffer()
  await flood(site, folder, 140)
  const calls = upstream.state.calls.length
  const figures = await flood(site, folder, 700)
  console.log(JSON.stringify(figures))
  expect(figures.statuses).toEqual([200, 301, 307, 404])
  expect(figures.newFiles).toBeLessThan(10)
  expect(figures.newKilobytes).toBeLessThan(100)
  expect(upstream.state.calls.length - calls).toBeLessThan(30)
  expect(figures.memoryMegabytes[1]).toBeLessThan(500)
})
