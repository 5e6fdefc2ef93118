import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '@/e2e/unit/run-command'
import { openSqliteStore } from '../services/counters/sqlite-store'
import type { Numbers } from '../services/counters/summary'
import { nowInMadrid } from '../text/madrid-clock'

const TODAY = nowInMadrid(new Date()).slice(0, 10)
const stats = (...words: string[]) => runCommand(() => import('./stats'), ...words)

const folder = mkdtempSync(path.join(tmpdir(), 'stats-'))
beforeEach(() => void (process.env.COUNTERS_DIR = folder))
afterAll(() => {
  delete process.env.COUNTERS_DIR
  rmSync(folder, { recursive: true })
})

test('what is stored is shown, while another process has the database open', async () => {
  const store = await openSqliteStore(folder, { today: () => TODAY })
  const count = { day: TODAY, kind: 'page' as const, name: '/about', count: 7 }
  await store.add({ id: '1', counts: [count] })
  const { code, out } = await stats()
  expect([code, out]).toEqual([0, expect.stringMatching(/^7 views from/)])
  expect(out).toMatch(new RegExp(`^${TODAY} +7 +█+$`, 'm'))
  const { days, pages } = JSON.parse((await stats('--json')).out) as Numbers
  expect([days.length, pages]).toEqual([30, [{ name: '/about', count: 7 }]])
  store.close()
})

test('where nothing was counted it says so; help is help', async () => {
  process.env.COUNTERS_DIR = path.join(folder, 'none')
  expect(await stats()).toMatchObject({ code: 0, out: expect.stringMatching(/^0 views from/) as unknown })
  expect((await stats('--help')).out).toMatch(/^npm run stats\n/)
  expect((await stats('--nada')).code).toBe(2)
})

test('what can not be read ends with 2 and says why', async () => {
  process.env.COUNTERS_DIR = mkdtempSync(path.join(folder, 'broken-'))
  writeFileSync(path.join(process.env.COUNTERS_DIR, 'counters.sqlite'), 'no database '.repeat(99))
  const { code, error } = await stats()
  expect([code, error]).toEqual([2, expect.stringContaining('database')])
})
