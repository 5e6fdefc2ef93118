import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { KeptAnswer } from './kept-answer'
import { createPageFiles } from './page-files'

const HEADERS = { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "default-src 'none'" }

let folder: string
/** Paths of pages that count as outdated. */
let outdated: Set<string>

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'page-files-'))
  outdated = new Set()
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const open = (headers = HEADERS) =>
  createPageFiles({ folder, headers, isProved: async (path) => !outdated.has(path) })
/** Names of the files of pages, relative to the folder of all pages. */
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== folder)
    .map((entry) => path.relative(root(), path.join(entry.parentPath, entry.name)))
    .sort()
const root = () =>
  path.join(folder, readdirSync(folder).find((name) => /^pages-[\da-f]{16}$/.test(name)) ?? '')
const theFile = (name: string) => path.join(root(), name)

function anAnswer(text: string, headers: KeptAnswer['headers'] = {}): KeptAnswer {
  return {
    etag: `"${text}"`,
    bodies: { br: Buffer.from(`br ${text}`), gzip: Buffer.from(`gzip ${text}`) },
    cacheControl: () => 's-maxage=1, stale-while-revalidate=1',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'",
      vary: 'rsc, Accept-Encoding',
      'x-nextjs-cache': 'HIT',
      ...headers,
    },
  }
}

test('a page that is offered is a file in both encodings, which others may read', () => {
  const pages = open()
  const mask = process.umask(0o077)
  for (const address of ['/', '/about', '/article/una-nota', '/articles/page/2'])
    pages.offer(address, anAnswer(address))
  process.umask(mask)
  expect(files()).toEqual([
    '.html.br',
    '.html.gz',
    'about.html.br',
    'about.html.gz',
    'article/una-nota.html.br',
    'article/una-nota.html.gz',
    'articles/page/2.html.br',
    'articles/page/2.html.gz',
  ])
  expect(readFileSync(theFile('about.html.gz'), 'utf8')).toBe('gzip /about')
  expect(readFileSync(theFile('about.html.br'), 'utf8')).toBe('br /about')
  for (const name of ['about.html.gz', 'article/una-nota.html.br'])
    expect(statSync(theFile(name)).mode & 0o777).toBe(0o644)
  expect(statSync(path.dirname(theFile('article/una-nota.html.gz'))).mode & 0o777).toBe(0o755)
})

test.each([
  '/../about',
  '/a/../b',
  '/.env',
  '/a//b',
  '//a',
  '/a.md',
  '/%61bout',
  '/about/',
  'about',
  '/a?b',
  '/a/.b',
])('%s is no file', (address) => {
  open().offer(address, anAnswer('x'))
  expect(files()).toEqual([])
})

test.each([
  ['one more', { 'x-robots-tag': 'noindex' }],
  ['another value', { 'content-security-policy': "default-src 'self'" }],
  ['a cookie', { 'set-cookie': ['a=b'] }],
  ['one less', { 'x-frame-options': undefined }],
])('an answer with headers of its own is no file: %s', (_name, headers) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const pages = open()
  const answer = anAnswer('x', headers)
  for (const address of ['/about', '/about', '/']) pages.offer(address, answer)
  expect(files()).toEqual([])
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)).headers)).toEqual([Object.keys(headers)[0]])
})

test('headers that are an answer’s own keep none from being a file', () => {
  open().offer('/about', anAnswer('x', { vary: 'rsc, Accept-Encoding, Accept', etag: '"y"' }))
  expect(files()).toEqual(['about.html.br', 'about.html.gz'])
})

test('nginx is told where the files are, and the headers of all', () => {
  open().offer('/about', anAnswer('x'))
  const lines = readFileSync(path.join(folder, 'headers.conf'), 'utf8')
  expect(lines).toContain(`alias "${root()}$portfolio_file.html$portfolio_ending";`)
  expect(lines).toContain('add_header X-Frame-Options "DENY";')
  expect(lines).toContain(`add_header Content-Security-Policy "default-src 'none'";`)
  expect(statSync(path.join(folder, 'headers.conf')).mode & 0o777).toBe(0o644)
})

test('with other headers the files are elsewhere, with the same in the same place', () => {
  const place = () => readFileSync(path.join(folder, 'headers.conf'), 'utf8').match(/alias "([^"$]+)/)?.[1]
  open()
  const first = place()
  open()
  expect(place()).toBe(first)
  open({ ...HEADERS, 'Content-Security-Policy': "default-src 'self'" })
  expect(place()).not.toBe(first)
})

test('a page that is made anew is no file until it is offered again', () => {
  const pages = open()
  for (const address of ['/', '/about']) pages.offer(address, anAnswer(address))
  pages.changed('/about')
  expect(files()).toEqual(['.html.br', '.html.gz'])
  pages.changed('/')
  expect(files()).toEqual([])
  pages.offer('/about', anAnswer('new'))
  expect(readFileSync(theFile('about.html.gz'), 'utf8')).toBe('gzip new')
})

test('a sweep deletes what is no longer current, and leaves the rest', async () => {
  const pages = open()
  for (const address of ['/', '/about', '/article/a']) pages.offer(address, anAnswer(address))
  await pages.sweep()
  expect(files()).toHaveLength(6)
  outdated.add('/').add('/article/a')
  await pages.sweep()
  expect(files()).toEqual(['about.html.br', 'about.html.gz'])
})

test('what can not be looked up is no file any longer', async () => {
  const pages = createPageFiles({
    folder,
    headers: HEADERS,
    isProved: () => Promise.reject(new Error('down')),
  })
  pages.offer('/about', anAnswer('x'))
  await pages.sweep()
  expect(files()).toEqual([])
})

test('a page that is made anew during a sweep stays', async () => {
  let prove = (): void => undefined
  const asked = new Promise<void>((resolve) => (prove = resolve))
  const pages = createPageFiles({
    folder,
    headers: HEADERS,
    isProved: async () => (await asked, false),
  })
  pages.offer('/about', anAnswer('old'))
  const swept = pages.sweep()
  pages.changed('/about')
  pages.offer('/about', anAnswer('new'))
  prove()
  await swept
  expect(readFileSync(theFile('about.html.gz'), 'utf8')).toBe('gzip new')
})

test('an order deletes all, and each page is a file again when it is offered again', () => {
  const pages = open()
  const answer = anAnswer('x')
  for (const address of ['/', '/about']) pages.offer(address, answer)
  pages.dropAll()
  expect(files()).toEqual([])
  pages.offer('/about', answer)
  expect(files()).toEqual(['about.html.br', 'about.html.gz'])
})

test('an answer that is offered again is not written again', () => {
  const pages = open()
  const answer = anAnswer('x')
  pages.offer('/about', answer)
  writeFileSync(theFile('about.html.gz'), 'as it was')
  pages.offer('/about', answer)
  expect(readFileSync(theFile('about.html.gz'), 'utf8')).toBe('as it was')
})

/** Folders next to those of pages that don't belong to the site. */
const OTHERS = ['pages', 'pages-old', 'pages-0123456789abcdef0', 'pages-2024']

test('files of a process before are gone at the start; what belongs to somebody else stays', () => {
  open().offer('/about', anAnswer('x'))
  writeFileSync(path.join(folder, 'notes.txt'), '')
  for (const name of OTHERS) mkdirSync(path.join(folder, name))
  open()
  expect(files()).toEqual([])
  expect(['notes.txt', ...OTHERS].filter((name) => !existsSync(path.join(folder, name)))).toEqual([])
})

test('the time of a file is made from its content: the same after a restart, another one for another', () => {
  const timeOf = (text: string) => {
    open().offer('/about', anAnswer(text))
    return statSync(theFile('about.html.gz')).mtimeMs
  }
  const first = timeOf('a')
  expect(timeOf('a')).toBe(first)
  expect(timeOf('b')).not.toBe(first)
})

test('a page that can not be written leaves nothing behind, and is tried again when it is made anew', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const pages = open()
  pages.offer('/a', anAnswer('x'))
  const taken = theFile('b')
  writeFileSync(taken, '') // blocks the place of a folder
  for (const text of ['x', 'y']) pages.offer('/b/c', anAnswer(text))
  expect(files()).toEqual(['a.html.br', 'a.html.gz', 'b'])
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toContain('page-files.failed')
  rmSync(taken)
  pages.offer('/b/c', anAnswer('z'))
  expect(files()).toContain('b/c.html.gz')
})

test('headers that nginx can not say are refused', () => {
  expect(() => open({ ...HEADERS, 'X-Frame-Options': 'a $b' })).toThrow("nginx can't say")
  expect(open({ ...HEADERS, 'X-Frame-Options': 'a "b" \\ c' })).toBeDefined()
  expect(readFileSync(path.join(folder, 'headers.conf'), 'utf8')).toContain('"a \\"b\\" \\\\ c"')
})

test('a folder that can not be had is refused', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  expect(() => createPageFiles({ folder: file, headers: HEADERS, isProved: async () => true })).toThrow()
})

test('a file that can not be deleted is tried again with each sweep, and named once', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const pages = open()
  pages.offer('/about', anAnswer('x'))
  const remove = jest.spyOn(fs, 'rmSync').mockImplementation(() => {
    throw new Error('EBUSY')
  })
  outdated.add('/about')
  for (let time = 0; time < 3; time += 1) await pages.sweep()
  remove.mockRestore()
  expect(error.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual([
    'page-files.failed',
    'page-files.failed',
  ])
  expect(files()).toHaveLength(2)
  await pages.sweep()
  expect(files()).toEqual([])
})

test.each([
  ['an order', (pages: ReturnType<typeof open>) => pages.dropAll()],
  ['a page that is made anew', (pages: ReturnType<typeof open>) => pages.changed('/about')],
])('what was looked at before %s is no file, what is looked at afterwards is one', (_name, change) => {
  const pages = open()
  const since = pages.changes()
  change(pages)
  pages.offer('/about', anAnswer('old'), since)
  expect(files()).toEqual([])
  pages.offer('/about', anAnswer('new'), pages.changes())
  expect(files()).toHaveLength(2)
})
