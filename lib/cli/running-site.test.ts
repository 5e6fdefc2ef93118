import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, startNext } from './running-site'

const root = mkdtempSync(path.join(tmpdir(), 'site-'))
const command = path.join(root, 'lib/server/start-command.cjs')

/** Replaces the site by a server that responds with its own arguments. */
const SERVER = `
console.log('started ' + process.env.GIVEN)
console.error('a warning')
require('node:http')
  .createServer((request, response) => response.end(process.argv.slice(2).join(' ') + ' ' + process.execArgv.join(' ')))
  .listen(Number(process.argv.at(-1)), 'localhost')
`

beforeAll(() => mkdirSync(path.dirname(command), { recursive: true }))
afterAll(() => rmSync(root, { recursive: true }))

const start = (script: string, options = {}) => {
  writeFileSync(command, script)
  return startNext({ root, env: { ...process.env, GIVEN: 'value' }, ...options })
}

test('a free port can be listened on', async () => {
  const port = await freePort()
  expect(port).toBeGreaterThan(1_023)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  await new Promise((resolve) => server.close(resolve))
})

test('the site is ready once it responds, on localhost only, with its environment and flags', async () => {
  const port = await freePort()
  const site = await start(SERVER, {
    port,
    command: ['--no-warnings', 'lib/server/start-command.cjs', 'more'],
  })
  expect(site.url).toBe(`http://localhost:${port}`)
  expect(site.pid).toBeGreaterThan(0)
  expect(await (await fetch(site.url)).text()).toBe(`more -H localhost -p ${port} --no-warnings`)
  expect(await site.stop()).toBe('by itself')
  expect(site.output()).toContain('started value')
  expect(site.output()).toContain('a warning')
  await expect(fetch(site.url)).rejects.toThrow()
  expect(await site.stop()).toBe('by itself')
})

test('a site that exits during startup reports its output', async () => {
  await expect(start("console.error('no build'); process.exit(1)")).rejects.toThrow(
    'The site did not start:\nno build',
  )
})

test('a site that is killed reports its complete output too', async () => {
  const script = "console.log('x'.repeat(200_000) + ' last'); process.kill(process.pid, 'SIGKILL')"
  await expect(start(script)).rejects.toThrow(/x last\s*$/)
})
