import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { COUNTED_PAGES } from '../../../e2e/unit/counted-pages'
import { COUNTERS_KEEP_DAYS } from '../../config/constants'
import { daysBefore, lastDays } from '../../text/days'
import { type Count, type Kind, MAX_NAMES } from './count'
import { openSqliteStore } from './sqlite-store'

const DAY = '2026-11-22'
const ROOT = path.resolve(__dirname, '../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'counters-'))
afterAll(() => rmSync(folder, { recursive: true }))

let place = ''
beforeEach(() => (place = mkdtempSync(path.join(folder, 'one-'))))
const open = (today = DAY) => openSqliteStore(path.join(place, 'counters'), { today: () => today })
const one = (name: string, count = 1, kind: Kind = 'page', day = DAY): Count => ({ day, kind, name, count })

test('views add up, of what a reader says the largest number of the day stays, and days are apart', async () => {
  const store = await open()
  await store.add({ id: '1', counts: [one('/', 2), one('Feedly /rss.xml', 12, 'reader')] })
  await store.add({
    id: '2',
    counts: [one('/', 3), one('Feedly /rss.xml', 9, 'reader'), one('/', 1, 'page', '2026-11-21')],
  })
  expect(await store.read([DAY])).toEqual([one('/', 5), one('Feedly /rss.xml', 12, 'reader')])
  expect(await store.read(lastDays(DAY, 2))).toHaveLength(3)
  store.close()
})

test('the folder is for this user alone, and another process reads while this one has it open', async () => {
  const store = await open()
  await store.add({ id: '1', counts: [one('/')] })
  expect(statSync(path.join(place, 'counters')).mode & 0o777).toBe(0o700)
  const reader = await openSqliteStore(path.join(place, 'counters'), { mustExist: true, today: () => DAY })
  expect(await reader.read([DAY])).toEqual([one('/')])
  await store.add({ id: '2', counts: [one('/')] })
  expect(await reader.read([DAY])).toEqual([one('/', 2)])
  for (const opened of [reader, store]) opened.close()
})

test('a tool that only reads finds nothing where nothing was counted, and creates nothing', async () => {
  const reader = await openSqliteStore(path.join(place, 'none'), { mustExist: true, today: () => DAY })
  expect(await reader.read([DAY])).toEqual([])
  expect(existsSync(path.join(place, 'none'))).toBe(false)
})

test('a day holds a bounded number of hosts, the rest as others; known ones go on being counted', async () => {
  const store = await open()
  const hosts = Array.from({ length: MAX_NAMES.host + 5 }, (_, index) => one(`h${index}.example`, 1, 'host'))
  await store.add({ id: '1', counts: hosts })
  await store.add({ id: '2', counts: [one('h0.example', 1, 'host'), one('new.example', 1, 'host')] })
  const kept = await store.read([DAY])
  expect(kept).toHaveLength(MAX_NAMES.host + 1)
  expect(kept).toContainEqual(one('h0.example', 2, 'host'))
  expect(kept).toContainEqual(one('otros', 6, 'host'))
  store.close()
})

test('days are kept as long as the privacy policy says, and then deleted', async () => {
  const kept = daysBefore(DAY, COUNTERS_KEEP_DAYS)
  const tooOld = daysBefore(DAY, COUNTERS_KEEP_DAYS + 1)
  const store = await open(kept)
  await store.add({ id: '1', counts: [one('/', 1, 'page', tooOld), one('/', 1, 'page', kept)] })
  store.close()
  const later = await open()
  expect(await later.read([tooOld, kept])).toHaveLength(2)
  await later.add({ id: '2', counts: [one('/')] })
  expect(await later.read([tooOld, DAY])).toEqual([one('/', 1, 'page', kept), one('/')])
  later.close()
})

test('a locked database refuses a batch soon and whole; a file that is none can not be opened', async () => {
  const store = await open()
  const other = new Database(path.join(place, 'counters/counters.sqlite'))
  other.exec('begin immediate')
  expect(() => store.add({ id: '1', counts: [one('/')] })).toThrow(/locked/)
  other.exec('rollback')
  other.close()
  await store.add({ id: '1', counts: [one('/')] })
  expect(await store.read([DAY])).toEqual([one('/')])
  store.close()
  mkdirSync(path.join(place, 'broken'))
  writeFileSync(
    path.join(place, 'broken/counters.sqlite'),
    'not a database, but a text of some length'.repeat(9),
  )
  await expect(openSqliteStore(path.join(place, 'broken'), { today: () => DAY })).rejects.toThrow(/database/)
})

test('a database that is deleted or replaced while it is open is opened anew: nothing is counted into a file that is gone', async () => {
  const store = await open()
  const database = path.join(place, 'counters')
  await store.add({ id: '1', counts: [one('/')] })
  rmSync(database, { recursive: true })
  await store.add({ id: '2', counts: [one('/about')] })
  const reader = await openSqliteStore(database, { mustExist: true, today: () => DAY })
  expect(await reader.read([DAY])).toEqual([one('/about')])
  reader.close()
  for (const file of readdirSync(database)) rmSync(path.join(database, file))
  expect(await store.read([DAY])).toEqual([])
  await store.add({ id: '3', counts: [one('/resume')] })
  expect(await store.read([DAY])).toEqual([one('/resume')])
  store.close()
})

test('an attempt to open a database that fails leaves no file open', async () => {
  mkdirSync(path.join(place, 'counters'))
  writeFileSync(path.join(place, 'counters/counters.sqlite'), 'not a database'.repeat(99))
  const ofThisPlace = () => openFiles().filter((file) => file.startsWith(place))
  for (let time = 0; time < 3; time += 1) await expect(open()).rejects.toThrow(/database/)
  expect(ofThisPlace()).toEqual([])
  rmSync(path.join(place, 'counters'), { recursive: true })
  const store = await open()
  expect(ofThisPlace()).not.toEqual([])
  store.close()
})

test('a process that is killed in the middle of its writes leaves whole batches, and all that it said were stored', async () => {
  for (let time = 0; time < 3; time += 1) {
    const child = countingProcess()
    const said = await untilItHasSaid(child, 40 * (time + 1))
    child.kill('SIGKILL')
    await once(child, 'close')
    const store = await open()
    const counts = (await store.read([DAY])).map(({ count }) => count)
    expect(new Set(counts).size).toBe(1)
    expect(counts).toHaveLength(COUNTED_PAGES.length)
    expect(counts[0]).toBeGreaterThanOrEqual(said)
    store.close()
  }
})

/** The files that this process has open, according to Linux. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`)
    } catch {
      return [] // closed after it was listed
    }
  })
}

function countingProcess(): ChildProcess {
  const flags = ['--import', 'tsx', '--conditions=react-server', 'e2e/unit/counting-process.ts']
  return spawn(process.execPath, [...flags, path.join(place, 'counters'), DAY], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Waits until the child process has printed at least a number. @returns the last number that it printed */
async function untilItHasSaid(child: ChildProcess, least: number): Promise<number> {
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk)
    if (Number(said.split('\n').at(-2)) >= least) break
  }
  return Number(said.split('\n').at(-2))
}
