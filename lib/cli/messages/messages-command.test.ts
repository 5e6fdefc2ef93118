import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aMessage } from '@/e2e/unit/messages'
import { runCommand, type Said } from '@/e2e/unit/run-command'
import { createMessageFolder } from '@/lib/services/messages/message-folder'
import { createLocks } from '@/lib/services/messages/message-lock'

const EVIL = '\u001B]0;title\u0007\u009B2J\u202E'
let root: string
let written: string[]
const folder = () => createMessageFolder(path.join(root, 'messages'))

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'messages-'))
  process.env.CONTACT_DIR = path.join(root, 'messages')
  written = []
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  await folder().add(aMessage({ id: 'a', name: `Ana${EVIL}`, text: `Hola${EVIL}\n"dos", líneas` }))
  await folder().add(
    aMessage({ id: 'b', name: '=HYPERLINK("https://evil.example")', text: '+1', email: '@x' }),
  )
})
afterEach(() => {
  jest.restoreAllMocks()
  delete process.env.CONTACT_DIR
  rmSync(root, { recursive: true })
})

// Each run loads the modules anew, because its environment differs.
const run = (...words: string[]): Promise<Said> => {
  Reflect.deleteProperty(globalThis, Symbol.for('portfolio.inbox'))
  return runCommand(() => import('../messages'), ...words)
}
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E]/

test('list has a line for each message, without anything that a terminal obeys', async () => {
  const { code, out } = await run()
  expect(code).toBe(0)
  expect(out.split('\n')).toHaveLength(2)
  expect(out).toMatch(/^a {2}2026-01-02 03:04 {2}waiting {4}offer/)
  expect(out).not.toMatch(CONTROL)
})

test.each([
  ['show', 'a'],
  ['show', 'a', '--json'],
  ['list', '--json'],
])('%s %s shows what was written, and has no effect on a terminal', async (...words) => {
  const { code, out } = await run(...words)
  expect(code).toBe(0)
  expect(out).toContain('Hola\\u001b')
  expect(out).toContain('líneas')
  expect(out).not.toMatch(CONTROL)
})

test('export gives JSON that holds every letter', async () => {
  expect((await run('export')).code).toBe(0)
  const messages = JSON.parse(written.join('')) as { message: { text: string } }[]
  expect(messages.map(({ message }) => message.text)).toEqual([`Hola${EVIL}\n"dos", líneas`, '+1'])
})

test('export as a table: quoted, and no cell is a formula', async () => {
  const file = path.join(root, 'all.csv')
  expect(await run('export', '--csv', '--out', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('2') as string,
  })
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('"\'=HYPERLINK(""https://evil.example"")","\'@x","","\'+1"\r\n')
  expect(text).toContain(`"Hola${EVIL}\n""dos"", líneas"`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await run('export', '--csv', '--out', file)).code).toBe(2)
})

test('delete removes one message for good', async () => {
  expect((await run('delete', 'a')).code).toBe(0)
  expect(await folder().ids()).toEqual(['b'])
  expect(await run('delete', 'a')).toMatchObject({
    code: 1,
    error: expect.stringContaining('no message a') as string,
  })
})

test.each(['delete', 'retry'])('%s leaves a message alone that is being sent', async (word) => {
  const lock = await createLocks(path.join(root, 'messages')).take('a')
  expect(await run(word, 'a')).toMatchObject({
    code: 2,
    error: expect.stringContaining('being sent') as string,
  })
  await lock?.release()
  expect((await run(word, 'a')).code).toBe(0)
})

test('retry lets what was refused wait again, and what was delivered rest', async () => {
  const [a, b] = await folder().list()
  const at = '2026-01-03T00:00:00.000Z'
  if (a) await folder().setDelivery(a, { state: 'refused', at, fault: 'x' })
  if (b) await folder().setDelivery(b, { state: 'delivered', at })
  expect((await run('retry')).out).toBe('a will be sent again.')
  expect((await folder().list()).map(({ delivery }) => delivery.state)).toEqual(['waiting', 'delivered'])
})

test('wrong words get the help, as --help does', async () => {
  for (const [words, code] of [
    [['--help'], 0],
    [['what'], 2],
    [['show', 'a', 'b'], 2],
  ] as const) {
    const said = await run(...words)
    expect(said.code).toBe(code)
    expect(said.out).toContain('npm run messages -- [list')
  }
  expect((await run('show')).code).toBe(2)
  expect((await run('show', '../a')).code).toBe(1)
})
