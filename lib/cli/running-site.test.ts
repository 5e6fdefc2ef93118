import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askSite, freePort, startNext } from './running-site'

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

const asked: { url?: string; host?: string; connection?: string }[] = []
const server = createServer((request, response) => {
  const { url, headers, socket } = request
  asked.push({ url, host: headers.host, connection: headers.connection })
  if (url === '/rota') return socket.destroy()
  if (url === '/a-medias') {
    response.writeHead(200, { 'content-length': '10' }).write('cinco')
    return setImmediate(() => socket.destroy())
  }
  response.writeHead(url === '/no' ? 404 : 200, { 'content-type': 'text/plain', 'x-seen': 'yes' })
  response.write('uno, ')
  response.end('dos')
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('the site is requested under its public name, on a separate connection; an error response is one too', async () => {
  const { status, headers, body } = await askSite(base, '/about?a=1', 'www.site.example')
  expect([status, headers['x-seen'], String(body)]).toEqual([200, 'yes', 'uno, dos'])
  expect(asked).toEqual([{ url: '/about?a=1', host: 'www.site.example', connection: 'close' }])
  expect(await askSite(base, '/no', 'site.example')).toMatchObject({ status: 404 })
})

test.each(['/rota', '/a-medias'])('an aborted one is an error: %s', async (target) => {
  await expect(askSite(base, target, 'site.example')).rejects.toThrow()
})
