import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { addressOf, addressProblem, obstacleOf, portProblem } from './start-command.cjs'

const FILE = path.resolve('lib/server/start-command.cjs')
const root = mkdtempSync(path.join(tmpdir(), 'start-command-'))
const here = { version: 'v20.9.0', env: {}, args: [] as string[], root }

function put(file: string, text = '{}'): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

afterAll(() => rmSync(root, { recursive: true }))

test.each(['v12.22.12', 'v18.20.8', 'v20.8.1'])(
  'Node %s is rejected as too old, whatever else is missing',
  (version) => {
    expect(obstacleOf({ ...here, version })).toBe(`This site needs Node 20.9 or newer; this is ${version}.`)
  },
)

test('without packages or a build the message names the missing command, in order', () => {
  expect(obstacleOf(here)).toBe("The packages aren't installed: run npm ci first.")
  put('node_modules/next/package.json')
  expect(obstacleOf(here)).toBe('There is no build yet in .next: run npm run build first.')
  put('.next/BUILD_ID')
  for (const version of ['v20.9.0', 'v20.20.2', 'v22.0.0', 'v100.1.0'])
    expect(obstacleOf({ ...here, version })).toBeNull()
  expect(obstacleOf({ ...here, env: { NEXT_DIST_DIR: '.next-other' } })).toContain('.next-other')
})

test('an address other than that of the build is refused; the same, or none, is not', () => {
  const start = (SITE_URL?: string) => addressProblem({ ...here, env: { NEXT_DIST_DIR: 'built', SITE_URL } })
  expect(start('https://a.example')).toBeNull()
  put('built/content/site-url', 'https://a.example')
  for (const same of [undefined, '', 'https://a.example', 'https://a.example/', 'https://A.example'])
    expect(start(same)).toBeNull()
  expect(start('https://b.example')).toBe(
    'The build is for https://a.example, but SITE_URL is https://b.example: run SITE_URL=https://b.example npm run build, or start without SITE_URL.',
  )
  expect(start('http://a.example')).toContain('SITE_URL is http://a.example')
})

test.each([
  [[], {}, 3000, undefined],
  [[], { PORT: '3001' }, 3001, undefined],
  [['-p', '3002'], { PORT: '3001' }, 3002, undefined],
  [['--port=3003', '-H', '127.0.0.1'], {}, 3003, '127.0.0.1'],
])('%j with %j listens on %s of %s', (args, env, port, host) => {
  expect(addressOf({ args, env })).toEqual({ port, host })
})

test.each([
  [['-p', 'x'], '"x" is no port: it is a number up to 65535.'],
  [['-p', '65536'], '"65536" is no port: it is a number up to 65535.'],
  [['--prot', '3000'], "Unknown option '--prot'"],
])('%j is refused: %s', (args, message) => {
  expect(() => addressOf({ args, env: {} })).toThrow(message)
})

test('a port in use is reported, with how to choose another; a free one is not', async () => {
  const other: Server = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  expect(await portProblem({ port, host: '127.0.0.1' })).toBe(
    `Port ${port} is taken by another program; choose another: PORT=${port + 1} npm start`,
  )
  await new Promise((resolve) => other.close(resolve))
  expect(await portProblem({ port, host: '127.0.0.1' })).toBeNull()
  expect(await portProblem({ port, host: '192.0.2.1' })).toBe(
    "This machine can't listen on 192.0.2.1 (EADDRNOTAVAIL).",
  )
})

test('an old Node can parse the command: it uses no syntax newer than ES2019', () => {
  const source = readFileSync(FILE, 'utf8')
  const down = (target: ts.ScriptTarget) =>
    ts.transpileModule(source, { compilerOptions: { target, module: ts.ModuleKind.CommonJS } }).outputText
  expect(down(ts.ScriptTarget.ES2019)).toBe(down(ts.ScriptTarget.ESNext))
})

test('the command fails with a one-line message', () => {
  const run = spawnSync(process.execPath, [FILE], {
    env: { ...process.env, NEXT_DIST_DIR: '.next-nothing' },
    encoding: 'utf8',
  })
  expect([run.status, run.stderr]).toEqual([
    1,
    'There is no build yet in .next-nothing: run npm run build first.\n',
  ])
})
