import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Content } from './inbox'
import { createInbox } from './inbox'

const DAY = 24 * 60 * 60_000
const NOW = Date.UTC(2026, 0, 2, 12)
const CONTENT: Content = {
  language: 'es',
  kind: 'offer',
  name: 'Ana',
  email: 'ana@correo.example',
  text: 'Hola.',
  article: null,
}

let root: string
let folder: string
const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inbox-'))
  folder = path.join(root, 'messages')
  errors.mockClear()
  warnings.mockClear()
})
afterEach(() => rmSync(root, { recursive: true }))

test('a message is stored in its own file, readable by its user only, named after its date and a hash of its content', async () => {
  const inbox = createInbox(folder)
  await inbox.add(CONTENT, NOW)
  const [name = ''] = readdirSync(folder)
  expect(name).toMatch(/^2026-01-02-[0-9a-f]{16}\.json$/)
  expect(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).toEqual({
    receivedAt: '2026-01-02T12:00:00.000Z',
    ...CONTENT,
    state: 'waiting',
    fault: null,
  })
  expect((await inbox.list()).map(({ id }) => id)).toEqual([path.parse(name).name])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
})

test('a duplicate message is recognised until the end of the next day; one with a changed word is new', async () => {
  const inbox = createInbox(folder)
  await inbox.add(CONTENT, NOW)
  for (const later of [0, DAY / 2, DAY]) expect(inbox.has(CONTENT, NOW + later)).toBe(true)
  expect(inbox.has(CONTENT, NOW + 2 * DAY)).toBe(false)
  expect(inbox.has({ ...CONTENT, text: 'Adiós.' }, NOW)).toBe(false)
})

test('two concurrent requests with the same message store it once', async () => {
  const inbox = createInbox(folder)
  await Promise.all([inbox.add(CONTENT, NOW), inbox.add(CONTENT, NOW + 1)])
  expect(await inbox.list()).toHaveLength(1)
})

test('a full folder accepts no more until there is space, and loses nothing', async () => {
  const inbox = createInbox(folder, 2)
  await inbox.add({ ...CONTENT, text: 'a' }, NOW)
  await inbox.add({ ...CONTENT, text: 'b' }, NOW + 1)
  expect(await inbox.state()).toBe('full')
  await expect(inbox.add(CONTENT, NOW)).rejects.toThrow('is full')
  const [first] = await inbox.list()
  await inbox.remove(first?.id ?? '')
  expect(await inbox.state()).toBe('ok')
  await inbox.add({ ...CONTENT, text: 'c' }, NOW + 2)
  expect((await inbox.list()).map(({ text }) => text)).toEqual(['b', 'c'])
})

test('an unusable folder is reported once', async () => {
  writeFileSync(folder, '')
  const inbox = createInbox(folder)
  expect([await inbox.state(), await inbox.state()]).toEqual(['unusable', 'unusable'])
  await expect(inbox.add(CONTENT, NOW)).rejects.toThrow('is unusable')
  expect(errors).toHaveBeenCalledTimes(1)
  expect(String(errors.mock.calls[0])).toMatch(/"messages.folder-unusable","file":".*messages","cause":"E/)
})

test('an unreadable file is logged once and skipped; others are read', async () => {
  const inbox = createInbox(folder)
  await inbox.add(CONTENT, NOW)
  writeFileSync(path.join(folder, 'broken.json'), 'Zoila')
  writeFileSync(path.join(folder, 'notes.txt'), '')
  expect(await inbox.list()).toHaveLength(1)
  await inbox.removeExpired(1, NOW + 9 * DAY)
  expect(readdirSync(folder).sort()).toEqual(['broken.json', 'notes.txt'])
  expect(errors).toHaveBeenCalledTimes(1)
  expect(String(errors.mock.calls[0])).toMatch(/"messages.unreadable","file":"broken.json"/)
  expect(String(errors.mock.calls[0])).not.toContain('Zoila')
})

test('messages are deleted after the retention period, and an undelivered one is logged by its id', async () => {
  const inbox = createInbox(folder)
  await inbox.add({ ...CONTENT, text: 'old' }, NOW - 91 * DAY)
  await inbox.add({ ...CONTENT, text: 'old and delivered' }, NOW - 91 * DAY)
  await inbox.add({ ...CONTENT, text: 'young' }, NOW - 89 * DAY)
  const delivered = (await inbox.list()).find(({ text }) => text === 'old and delivered')
  if (delivered) await inbox.update(delivered, { state: 'delivered', fault: null })
  await inbox.removeExpired(90, NOW)
  expect((await inbox.list()).map(({ text }) => text)).toEqual(['young'])
  expect(warnings).toHaveBeenCalledTimes(1)
  expect(String(warnings.mock.calls[0])).toMatch(/"messages.expired","id":"2025-10-03-[0-9a-f]{16}"/)
})

test('partial files of a killed process are deleted a day later', async () => {
  mkdirSync(folder)
  const draft = (letter: string) =>
    path.join(folder, `a.json.${letter.repeat(8)}-1111-1111-1111-111111111111.draft`)
  writeFileSync(draft('a'), '')
  writeFileSync(draft('b'), '')
  utimesSync(draft('a'), new Date(NOW - 2 * DAY), new Date(NOW - 2 * DAY))
  utimesSync(draft('b'), new Date(NOW), new Date(NOW))
  await createInbox(folder).removeExpired(90, NOW)
  expect(readdirSync(folder)).toEqual([path.basename(draft('b'))])
})

test('a message deleted while being sent is not restored', async () => {
  const inbox = createInbox(folder)
  await inbox.add(CONTENT, NOW)
  const [message] = await inbox.list()
  if (!message) throw new Error('not stored')
  await inbox.remove(message.id)
  await inbox.update(message, { state: 'delivered', fault: null })
  expect(readdirSync(folder)).toEqual([])
})
