import sharp from 'sharp'
import { redirectsFile } from './host-files'
import { takeSnapshot } from './snapshot'

const origin = 'https://ana.example'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>'
const page = (body: string, policy = "default-src 'none'") => ({
  type: 'text/html; charset=utf-8',
  body: `<html lang="es"><body>${body}</body></html>`,
  policy,
})
const NOT_FOUND = page('no')
type Page = { type: string; body: string; policy?: string; status?: number; location?: string }

async function snapshotOf(site: Record<string, Page>) {
  const asked: string[] = []
  const snapshot = await takeSnapshot({
    origin,
    seeds: ['/'],
    unknown: '/no-such',
    ask: async (target) => {
      asked.push(target)
      const found = site[target.replace('?w=1200', '')] ?? { ...NOT_FOUND, status: 404 }
      const { type, body, policy, status = 200, location } = found
      const headers = { 'content-type': type, 'content-security-policy': policy, location }
      return { status, headers, body: Buffer.from(body) }
    },
  })
  return { ...snapshot, asked }
}

test('linked resources are copied once, each image in one width, and missing ones are reported', async () => {
  const { files, broken, asked } = await snapshotOf({
    '/': page(
      `<a href="/about#x">a</a><a href="about?q=1">b</a><a href="https://other.example/z">z</a><a href="/gone">g</a>
       <img src="/media/project/1?w=1200" srcset="/media/project/1?w=400 400w, /media/project/1?w=1200 1200w"><a href="/api/x">api</a>
       <script type="application/ld+json">{"image":"https:\\/\\/ana.example\\/media\\/page\\/home.jpg?v=1"}</script>`,
    ),
    '/about': page('<a href="/">home</a>'),
    '/media/project/1': { type: 'image/webp', body: 'webp' },
    '/media/page/home.jpg': { type: 'image/jpeg', body: 'jpeg' },
  })
  expect([...files.keys()].sort()).toEqual([
    '404.html',
    'about.html',
    'index.html',
    'media/page/home.jpg',
    'media/project/1',
  ])
  expect(broken).toEqual([{ address: '/gone', status: 404, from: '/' }])
  expect(asked.filter((target) => target.startsWith('/about'))).toHaveLength(1)
  expect(asked).toContain('/media/project/1?w=1200')
  expect(String(files.get('about.html'))).toMatch(/^<html data-files-only="" lang="es">/)
})

test("the page's script data uses the copy's file names, and contains no links to the server", async () => {
  const data = (address: string) =>
    `<script type="application/json" data-scripts>{"data":["\\"/hidden\\" \\"${address}\\""]}</script>`
  const { files, asked } = await snapshotOf({ '/': page(data('/media/article/uno/2')) })
  expect(asked).toEqual(['/', '/no-such'])
  expect(String(files.get('index.html'))).toContain(data('/media/picture/uno.2'))
})

test('resources of the not-found page are copied as well: its images', async () => {
  const { files, policies, broken } = await snapshotOf({
    '/': page('<a href="/gone">g</a>'),
    '/no-such': { ...page('<img src="/images/lost.webp">', "default-src 'self'"), status: 404 },
    '/images/lost.webp': { type: 'image/webp', body: 'webp' },
  })
  expect([...files.keys()].sort()).toEqual(['404.html', 'images/lost.webp', 'index.html'])
  expect(String(files.get('404.html'))).toMatch(/^<html data-files-only="" lang="es">/)
  expect(Object.fromEntries(policies)).toEqual({ '/': "default-src 'none'", '/404': "default-src 'self'" })
  expect(broken).toEqual([{ address: '/gone', status: 404, from: '/' }])
})

test('if an unknown address returns a page, there is no not-found page', async () => {
  const { files, broken } = await snapshotOf({ '/': page('a'), '/no-such': page('b') })
  expect([...files.keys()]).toEqual(['index.html'])
  expect(broken).toEqual([{ address: '/no-such', status: 200, from: '' }])
})

test('a drawn cover becomes WebP, whatever its name looks like; a file that is named SVG stays one', async () => {
  const covers = ['uno', 'uno.en', 'logo.svg', 'node-22.1', 'node-22.1/2'].map(
    (name) => `/media/article/${name}`,
  )
  const drawings = ['/images/a.svg', '/media/icons.svg', '/media/article/uno/diagram-0-dark.svg']
  const all = [...covers, ...drawings]
  const { files } = await snapshotOf({
    '/': page(all.map((address) => `<img src="${address}?v=1">`).join('')),
    ...Object.fromEntries(all.map((address) => [address, { type: 'image/svg+xml', body: SVG }])),
  })
  for (const name of [
    'article/uno',
    'article/uno.en',
    'article/logo.svg',
    'article/node-22.1',
    'picture/node-22.1.2',
  ])
    expect((await sharp(files.get(`media/${name}`)).metadata()).format).toBe('webp')
  for (const name of ['images/a.svg', 'media/icons.svg', 'media/preview/uno.diagram-0-dark.svg'])
    expect(String(files.get(name))).toBe(SVG)
})

test('the target of a redirect is copied too, if it is on this site', async () => {
  const { files, redirects } = await snapshotOf({
    '/': page('<a href="/old">o</a><a href="/away">a</a>'),
    '/old': { type: '', body: '', status: 308, location: '/new' },
    '/away': { type: '', body: '', status: 307, location: 'https://other.example/x' },
    '/new': page('Nueva'),
  })
  expect([...files.keys()].sort()).toEqual(['404.html', 'index.html', 'new.html'])
  expect(redirectsFile(redirects)).toBe(
    '/old /new 301\n/old/ /new 301\n/away https://other.example/x 301\n/away/ https://other.example/x 301\n',
  )
})

test('each page contains its policy, but for what browsers accept in a header only', async () => {
  const policy = "default-src 'none'; frame-ancestors 'none'; script-src 'self' 'sha256-a&b'; report-uri /x"
  const { files, policies } = await snapshotOf({
    '/': { ...page('', policy), body: '<html lang="es"><head><title>Uno</title></head><body></body></html>' },
    '/no-such': { ...NOT_FOUND, status: 404, body: '<html><head><title>No</title></head></html>' },
  })
  const inPage = `default-src &apos;none&apos;; script-src &apos;self&apos; &apos;sha256-a&amp;b&apos;`
  expect(String(files.get('index.html'))).toContain(
    `<head><meta http-equiv="Content-Security-Policy" content="${inPage}"/><title>Uno</title>`,
  )
  expect(String(files.get('404.html'))).toContain('content="default-src &apos;none&apos;"/><title>No</title>')
  expect(policies.get('/')).toBe(policy)
})
