import { expect, test } from 'playwright/test'
import { rawRequest } from '../raw-request'

const HOST = 'www.inesprueba.example'
const ARTICLE = '/article/texto-con-notas'
const MARKDOWN = { accept: 'text/markdown, text/html, */*' }
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(process.env.SITE_UNDER_TEST ?? '', target, { method, headers: { host: HOST, ...headers } })
/** Repeats a group of requests if the page was regenerated between them. */
const ofOneMaking = (asked: () => Promise<void>) => expect(asked).toPass()
const varies = (vary: string | undefined) => (vary ?? '').toLowerCase().split(/\s*,\s*/)

test("clients that prefer Markdown get the .md file at the page's address, others get the page", async () => {
  const [file, text, page] = [
    await ask(`${ARTICLE}.md`),
    await ask(ARTICLE, MARKDOWN),
    await ask(ARTICLE, BROWSER),
  ]
  expect([file.status, text.status, page.status]).toEqual([200, 200, 200])
  expect(text.bytes.equals(file.bytes)).toBe(true)
  expect(text.bytes.toString()).toMatch(/^# Texto con notas/)
  expect(text.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(text.headers.link).toContain(`<https://${HOST}${ARTICLE}>; rel="canonical"`)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.bytes.toString()).toContain(`<link rel="canonical" href="https://${HOST}${ARTICLE}"/>`)
  await ofOneMaking(async () => {
    const { bytes } = await ask(ARTICLE, BROWSER)
    for (const accept of ['', '*/*', 'text/markdown;q=2'])
      expect((await ask(ARTICLE, { accept })).bytes.equals(bytes), accept).toBe(true)
  })
})

test('English articles and stories have a Markdown file too, which their pages and llms.txt name', async () => {
  const llms = (await ask('/llms.txt')).bytes.toString()
  for (const address of ['/en/article/consultas-con-indices', '/project/proyecto-2']) {
    const [file, text, page] = [
      await ask(`${address}.md`),
      await ask(address, MARKDOWN),
      await ask(address, BROWSER),
    ]
    expect([address, file.status, text.status, page.status]).toEqual([address, 200, 200, 200])
    expect(text.bytes.equals(file.bytes)).toBe(true)
    expect(text.bytes.toString().match(/^# /gm)).toHaveLength(1)
    expect(varies(page.headers.vary)).toContain('accept')
    expect(page.bytes.toString()).toContain(`type="text/markdown" href="https://${HOST}${address}.md"`)
    expect(llms).toContain(`(https://${HOST}${address}.md)`)
  }
  for (const file of ['/cv/es/cv.txt', '/resume.json']) {
    expect(llms).toContain(`(https://${HOST}${file})`)
    expect((await ask(file)).status).toBe(200)
  }
})

test('home, about, projects and CV have one too, in both languages', async () => {
  const llms = (await ask('/llms.txt')).bytes.toString()
  for (const [address, name] of [
    ['/', '/index.md'],
    ['/en', '/en.md'],
    ...['/about', '/project', '/resume', '/en/about', '/en/project', '/en/resume'].map((path) => [
      path,
      `${path}.md`,
    ]),
  ] as [string, string][]) {
    const [file, text, page] = [await ask(name), await ask(address, MARKDOWN), await ask(address, BROWSER)]
    expect([name, file.status, text.status, page.status]).toEqual([name, 200, 200, 200])
    expect(text.bytes.equals(file.bytes), address).toBe(true)
    expect(text.headers['content-type'], address).toBe('text/markdown; charset=utf-8')
    expect(text.bytes.toString().match(/^# /gm), address).toHaveLength(1)
    expect(text.bytes.length, address).toBeGreaterThan(200)
    expect(page.headers['content-type'], address).toBe('text/html; charset=utf-8')
    expect(varies(page.headers.vary), address).toContain('accept')
    expect(page.bytes.toString(), address).toContain(`type="text/markdown" href="https://${HOST}${name}"`)
    expect(llms).toContain(`(https://${HOST}${name})`)
  }
  const whole = await ask('/en/llms-full.txt')
  expect([whole.status, whole.bytes.toString().includes('\n---\n\n# ')]).toEqual([200, true])
})

test('both responses vary on Accept, in addition to their other headers', async () => {
  const [text, page] = [await ask(ARTICLE, MARKDOWN), await ask(ARTICLE, BROWSER)]
  expect(varies(text.headers.vary)).toContain('accept')
  expect(varies(page.headers.vary)).toEqual(expect.arrayContaining(['accept', 'rsc', 'next-router-prefetch']))
  // For caches that ignore Vary.
  expect(text.headers['cache-control']).toBe('no-cache')
  expect(page.headers['cache-control']).toContain('s-maxage=')
})

test("the Markdown file is noindex, while the page's address is indexable in both formats", async () => {
  expect((await ask(`${ARTICLE}.md`)).headers['x-robots-tag']).toBe('noindex')
  expect((await ask(ARTICLE, MARKDOWN)).headers['x-robots-tag']).toBeUndefined()
  expect((await ask(ARTICLE, BROWSER)).headers['x-robots-tag']).toBeUndefined()
})

test('each format has its own ETag: a matching one gets a 304, the other format a full response', async () => {
  const answer = async (headers: object, etag: string) =>
    (await ask(ARTICLE, { ...headers, 'if-none-match': etag })).status
  await ofOneMaking(async () => {
    const text = String((await ask(ARTICLE, MARKDOWN)).headers.etag)
    const page = String((await ask(ARTICLE)).headers.etag)
    expect(text).not.toBe(page)
    expect([await answer(MARKDOWN, text), await answer(BROWSER, page)]).toEqual([304, 304])
    expect([await answer(MARKDOWN, page), await answer(BROWSER, text)]).toEqual([200, 200])
    const head = await ask(ARTICLE, MARKDOWN, 'HEAD')
    expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, text])
    expect(head.headers['content-type']).toBe('text/markdown; charset=utf-8')
  })
})

test('an unknown article responds like its file, and a former address redirects', async () => {
  const [asked, file] = [await ask('/article/no-existe', MARKDOWN), await ask('/article/no-existe.md')]
  expect([asked.status, asked.headers['content-type']]).toEqual([404, file.headers['content-type']])
  expect(asked.bytes.equals(file.bytes)).toBe(true)
  const former = await ask('/article/antiguo', MARKDOWN)
  expect([former.status, former.headers.location]).toEqual([308, '/articles'])
  for (const address of ['/articles', '/politics', '/buscar'])
    expect((await ask(address, MARKDOWN)).headers['content-type'], address).toContain('text/html')
})
