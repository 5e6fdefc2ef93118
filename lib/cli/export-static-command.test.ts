import { EventEmitter } from 'node:events'
import {
  existsSync,
  lstatSync,
  symlinkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownPath } from '@/e2e/unit/own-folders'
import { runCommand } from '@/e2e/unit/run-command'
import type { StartOptions } from './running-site'
import type { Snapshot } from './static-export/snapshot'

const URL = 'http://localhost:1'
const snapshot: Snapshot = {
  files: new Map(),
  policies: new Map(),
  headers: {},
  redirects: new Map(),
  broken: [],
}
const site = {
  started: [] as StartOptions[],
  stopped: 0,
  copied: [] as string[],
  fault: null as Error | null,
}
jest.mock('./running-site', () => ({
  startNext: async (options: StartOptions) => {
    site.started.push(options)
    return { url: URL, stop: async () => (site.stopped += 1) }
  },
}))
const built = { bases: [] as unknown[], code: 0 }
jest.mock('node:child_process', () => ({
  ...jest.requireActual<object>('node:child_process'),
  spawn: () => {
    built.bases.push(process.env.BASE_PATH)
    // The folder that the real build fills: here it is the same for every build.
    process.env.NEXT_DIST_DIR = dist
    const child = new EventEmitter()
    setImmediate(() => child.emit('close', built.code))
    return child
  },
}))
jest.mock('./static-export/copy-site', () => ({
  snapshotOf: async (url: string) => {
    site.copied.push(url)
    if (site.fault) throw site.fault
    return snapshot
  },
}))

writeFileSync(ownPath('public/yo.svg'), 'yo')
writeFileSync(ownPath('content/images/mapa.svg'), 'mapa')

const root = mkdtempSync(path.join(tmpdir(), 'export-'))
const place = (...names: string[]) => path.join(root, ...names)
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(place(name)), { recursive: true })
  writeFileSync(place(name), text)
}
const dist = path.relative(process.cwd(), place('build'))

beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  write('build/BUILD_ID', 'x')
  write('build/static/chunks/a.js', 'a()')
  process.env.NEXT_DIST_DIR = dist
  Object.assign(site, { started: [], stopped: 0, copied: [], fault: null })
  Object.assign(built, { bases: [], code: 0 })
  Object.assign(snapshot, {
    files: new Map([['index.html', Buffer.from('<p>Inicio</p>')]]),
    policies: new Map([['/', "default-src 'none'"]]),
    redirects: new Map([['/viejo', '/nuevo']]),
    broken: [],
  })
})
afterAll(() => {
  delete process.env.NEXT_DIST_DIR
  delete process.env.BASE_PATH
  rmSync(root, { recursive: true, force: true })
})

const out = place('out')
const exportStatic = (...words: string[]) => runCommand(() => import('./export-static'), ...words)
const read = (name: string) => readFileSync(path.join(out, name), 'utf8')

test('a symlinked image is copied as a file, so that the copy can be moved', async () => {
  write('shared/foto.svg', 'foto')
  const links = [ownPath('content/images/enlazada.svg'), ownPath('content/images/album')]
  symlinkSync(path.relative(path.dirname(links[0] ?? ''), place('shared/foto.svg')), links[0] ?? '')
  symlinkSync(place('shared'), links[1] ?? '')
  try {
    await exportStatic('--out', out)
  } finally {
    for (const link of links) rmSync(link)
  }
  for (const name of ['images/enlazada.svg', 'images/album/foto.svg']) {
    expect(read(name)).toBe('foto')
    expect(lstatSync(path.join(out, name)).isFile()).toBe(true)
  }
  expect(lstatSync(path.join(out, 'images/album')).isDirectory()).toBe(true)
})

test('addresses that could not be copied are reported, and the exit code is 1', async () => {
  snapshot.broken = [
    { address: '/roto', status: 500, from: '/' },
    { address: '/feed.json', status: 404, from: '' },
  ]
  const { code, error } = await exportStatic('--out', out)
  expect([code, error]).toEqual([
    1,
    '/roto answered 500, and is missing. It is named by /.\n/feed.json answered 404, and is missing. It is named by this command.',
  ])
})

test('without a build the export fails', async () => {
  rmSync(place('build'), { recursive: true })
  expect(await exportStatic('--out', out)).toMatchObject({
    code: 2,
    error: 'There is no build to copy: run npm run build first.',
  })
  expect([site.started, existsSync(out)]).toEqual([[], false])
})

test('an empty folder is used, and an earlier copy is replaced as a whole', async () => {
  mkdirSync(out)
  expect((await exportStatic('--out', out)).code).toBe(0)
  write('out/antes.html', 'de la última vez')
  write('out.draft/a-medias.html', 'de una copia que se cortó')
  expect((await exportStatic('--out', out)).code).toBe(0)
  expect(readdirSync(out)).not.toContain('antes.html')
  expect(readdirSync(out)).not.toContain('a-medias.html')
})

test('a failed export keeps the earlier copy, and leaves no site running', async () => {
  await exportStatic('--out', out)
  site.fault = new Error('the site went away')
  expect(await exportStatic('--out', out)).toMatchObject({ code: 2, error: 'the site went away' })
  expect([read('index.html'), site.stopped]).toEqual(['<p>Inicio</p>', 2])
})

test('a --base that is no path is refused', async () => {
  const base = 'https://ana.example/copia'
  const { code, error } = await exportStatic('--out', out, '--base', base)
  expect([code, error]).toEqual([2, `--base ${base} is no path, such as /portfolio.`])
  expect(built.bases).toEqual([])
})

test('a base that is the name of a page is refused, and so is one for which the site cannot be built', async () => {
  snapshot.files.set('copia/uno.html', Buffer.from(''))
  expect(await exportStatic('--out', out, '--base', '/copia')).toMatchObject({
    code: 2,
    error: '--base /copia is an address of the site itself: copia/uno.html. Name another.',
  })
  expect((await exportStatic('--out', out, '--base', '/copi')).code).toBe(0)
  built.code = 1
  expect((await exportStatic('--out', out, '--base', '/copi')).code).toBe(2)
})
