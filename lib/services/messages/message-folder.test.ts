import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aMessage } from '@/e2e/unit/messages'
import { createMessageFolder } from './message-folder'

let root: string
let place: string
let logged: jest.SpyInstance
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'messages-'))
  place = path.join(root, 'deep/messages')
  logged = jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  logged.mockRestore()
  rmSync(root, { recursive: true })
})

test('a message is kept in a file of its own that nobody else can read', async () => {
  const folder = createMessageFolder(place)
  expect(await folder.add(aMessage({ id: 'b', text: 'ñandú 🙂\nsegunda línea' }))).toBe('kept')
  expect(readdirSync(place)).toEqual(['b.json'])
  expect(statSync(path.join(place, 'b.json')).mode & 0o777).toBe(0o600)
  expect(statSync(place).mode & 0o777).toBe(0o700)
  expect((await folder.find('b'))?.message.text).toBe('ñandú 🙂\nsegunda línea')
})

test('a message of a known id is kept once, also by two processes at the same time', async () => {
  const folders = [createMessageFolder(place), createMessageFolder(place)]
  const answers = await Promise.all(folders.map((folder) => folder.add(aMessage({ id: 'a' }))))
  expect(answers.toSorted()).toEqual(['kept', 'known'])
  expect(await folders[0]?.add(aMessage({ id: 'a', text: 'otro' }))).toBe('known')
  expect((await folders[1]?.find('a'))?.message.text).toBe(aMessage().text)
  expect(readdirSync(place)).toEqual(['a.json'])
})

test('a folder takes as many messages as it may hold, and one more once there is room', async () => {
  const folder = createMessageFolder(place, { files: 2, bytes: 1_000_000 })
  const add = (id: string) => folder.add(aMessage({ id }))
  expect(await Promise.all(['a', 'b', 'c'].map(add))).toEqual(['kept', 'kept', 'full'])
  expect(await add('a')).toBe('known')
  await folder.remove('a')
  expect(await add('c')).toBe('kept')
  expect(readdirSync(place).toSorted()).toEqual(['b.json', 'c.json'])
})

test('a folder takes as many bytes as it may hold', async () => {
  const folder = createMessageFolder(place, { files: 10, bytes: 10_000 })
  expect(await folder.add(aMessage({ id: 'a', text: 'x'.repeat(5_000) }))).toBe('kept')
  expect(await folder.add(aMessage({ id: 'b', text: 'x'.repeat(5_000) }))).toBe('full')
  expect(await folder.add(aMessage({ id: 'c', text: 'x'.repeat(1_000) }))).toBe('kept')
})

test('the last byte that a folder may hold is taken, and no more', async () => {
  await createMessageFolder(place).add(aMessage({ id: 'a' }))
  const bytes = statSync(path.join(place, 'a.json')).size * 2
  expect(await createMessageFolder(place, { files: 10, bytes: bytes - 1 }).add(aMessage({ id: 'b' }))).toBe(
    'full',
  )
  expect(await createMessageFolder(place, { files: 10, bytes }).add(aMessage({ id: 'b' }))).toBe('kept')
})

test('broken, half and foreign files are skipped, said once, and stay', async () => {
  const folder = createMessageFolder(place)
  await folder.add(aMessage({ id: 'good' }))
  const whole = readFileSync(path.join(place, 'good.json'), 'utf8')
  const broken = {
    'empty.json': '',
    'half.json': whole.slice(0, 80),
    'other.json': '{"message":{}}',
    'renamed.json': whole,
  }
  const foreign = { 'notes.txt': 'x', '.DS_Store': 'x', 'good.json.123.draft': 'x' }
  for (const [name, text] of Object.entries({ ...broken, ...foreign }))
    writeFileSync(path.join(place, name), text)
  for (let round = 0; round < 2; round += 1)
    expect((await folder.list()).map(({ message }) => message.id)).toEqual(['good'])
  const said = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string; file: string })
  expect(said.map(({ file }) => file)).toEqual(Object.keys(broken))
  expect(readdirSync(place)).toHaveLength(8)
})

test('a state is written over the one before', async () => {
  const folder = createMessageFolder(place)
  await folder.add(aMessage({ id: 'a' }))
  const [stored] = await folder.list()
  const at = '2026-01-02T03:04:05.000Z'
  if (stored) await folder.setDelivery(stored, { state: 'delivered', at })
  expect(await folder.find('a')).toEqual({
    message: aMessage({ id: 'a' }),
    delivery: { state: 'delivered', at },
  })
})

test.each(['', '..', '../a', 'a/b', 'a.b', '.a', 'a\n', 'ñ', 'a'.repeat(101)])(
  'an id that is no name is refused: %j',
  async (id) => {
    await expect(createMessageFolder(place).add(aMessage({ id }))).rejects.toThrow(RangeError)
  },
)

test.each(['a', '20260102T030405Z-0a1b', '01J9ZK_-', 'a'.repeat(100)])('an id can be %s', async (id) => {
  expect(await createMessageFolder(place).add(aMessage({ id }))).toBe('kept')
})

test('a folder that was never made is empty; one that can not be read is told', async () => {
  await expect(createMessageFolder(place).list()).resolves.toEqual([])
  writeFileSync(path.join(root, 'deep'), '')
  await expect(createMessageFolder(place).list()).rejects.toThrow('ENOTDIR')
})

test('a folder that can not be made is told', async () => {
  writeFileSync(path.join(root, 'deep'), '')
  await expect(createMessageFolder(place).add(aMessage())).rejects.toThrow(/ENOTDIR|EEXIST/)
})
