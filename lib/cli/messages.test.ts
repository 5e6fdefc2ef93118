import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aMessage } from '@/e2e/unit/messages'
import { runCommand, type Said } from '@/e2e/unit/run-command'

const EVIL = '\u001B]0;title\u0007\u009B2J\u202E'
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E]/
let folder: string

const leave = (given: Parameters<typeof aMessage>[0]) => {
  const message = aMessage(given)
  writeFileSync(path.join(folder, `${message.id}.json`), JSON.stringify(message))
}
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'messages-')), 'messages')
  mkdirSync(folder)
  process.env.CONTACT_DIR = folder
  leave({ id: 'a', name: `Ana${EVIL}`, text: `Hola${EVIL}\n"dos", líneas` })
  leave({ id: 'b', receivedAt: '2026-07-02T23:30:00.000Z', state: 'delivered' })
})
afterEach(() => {
  delete process.env.CONTACT_DIR
  rmSync(path.dirname(folder), { recursive: true })
})

// Each run loads the modules anew, because its environment differs.
const run = (...words: string[]): Promise<Said> => {
  Reflect.deleteProperty(globalThis, Symbol.for('portfolio.messages'))
  return runCommand(() => import('./messages'), ...words)
}

test('list prints a line for each message with Madrid time, without terminal escape sequences', async () => {
  const { code, out } = await run()
  expect(code).toBe(0)
  expect(out.split('\n')).toEqual([
    expect.stringMatching(/^a {2}2026-01-02 04:04 {2}waiting {4}offer {4}Ana/),
    expect.stringMatching(/^b {2}2026-07-03 01:30 {2}delivered {2}offer {4}Ana Pérez {2}ana@example\.com$/),
  ])
  expect(out).not.toMatch(CONTROL)
})

test('show prints a whole message, without terminal escape sequences', async () => {
  const { code, out } = await run('show', 'a')
  expect(code).toBe(0)
  expect(out).toMatch(/^receivedAt: 2026-01-02 04:04:05$/m)
  expect(out).toContain('Hola]0;title')
  expect(out).toContain('"dos", líneas')
  expect(out).not.toMatch(CONTROL)
})

test('delete removes one message permanently', async () => {
  expect((await run('delete', 'a')).code).toBe(0)
  expect(readdirSync(folder)).toEqual(['b.json'])
  const again = await run('delete', 'a')
  expect([again.code, again.error]).toEqual([1, expect.stringContaining('no message a')])
})

test('a path is not an id', async () => {
  writeFileSync(path.join(folder, '../c.json'), JSON.stringify(aMessage({ id: '../c' })))
  expect((await run('delete', '../c')).code).toBe(1)
  expect(readdirSync(path.dirname(folder))).toContain('c.json')
})

test('an empty folder is reported', async () => {
  rmSync(folder, { recursive: true })
  expect((await run('list')).out).toBe(`No messages in ${folder}.`)
})

test('invalid arguments print the help', async () => {
  for (const words of [['what'], ['show'], ['list', 'a'], ['show', 'a', 'b']]) {
    const said = await run(...words)
    expect(said.code).toBe(2)
    expect(said.out).toContain('npm run messages -- [list')
  }
})
