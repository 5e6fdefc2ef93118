import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { FIXTURE_DIST } from '../site'

const base = process.env.SITE_UNDER_TEST ?? ''
const ask = async (address: string) => {
  const answer = await fetch(base + address, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const question = (query: string) => `q=${encodeURIComponent(query)}`

const HOSTILE = [
  '.*(a+)+$[\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u0000',
  '__proto__',
  'x'.repeat(10_000),
  'a '.repeat(3_000),
  '😀'.repeat(500),
]

test('the search page is like any other; its results have the same policy, and are neither indexed nor cached', async () => {
  const shell = await ask('/buscar')
  const results = await ask('/buscar?q=tabla')
  expect(results.headers.get('cache-control')).toBe('private, no-store')
  expect(results.headers.get('x-robots-tag')).toContain('noindex, follow')
  expect(results.headers.get('content-security-policy')).toBe(shell.headers.get('content-security-policy'))
  expect(results.text).not.toContain('self.__next_f.push')
  expect(results.text).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(shell.headers.get('x-robots-tag')).toBe((await ask('/about')).headers.get('x-robots-tag'))
  expect(shell.text).not.toContain('name="robots"')
  for (const { text } of [shell, results])
    expect(text).toContain('<link rel="canonical" href="https://www.inesprueba.example/buscar"/>')
})

test('made-up queries do not fill a cache, and unknown parameters are ignored', async () => {
  for (let visit = 0; visit < 20; visit += 1)
    await ask(`/buscar?${question(`inventada ${visit}`)}&x=${visit}`)
  const pages = readdirSync(path.join(FIXTURE_DIST, 'server/app'), { recursive: true, encoding: 'utf8' })
  expect(pages.filter((name) => /buscar.*\.html$/.test(name))).toEqual(['buscar.html'])
  expect((await ask('/buscar/dW5v')).headers.get('location')).toBe('/')
})

test('hostile queries are handled as plain text, by the page and by the API', async () => {
  for (const query of [...HOSTILE.map(question), 'q=%00', 'q=%E0%A4%A', 'q[]=uno', 'q=%ED%A0%80']) {
    const name = query.slice(0, 40)
    const page = await ask(`/buscar?${query}`)
    expect(page.status, name).toBe(200)
    expect(page.text, name).not.toMatch(/<script>alert|<img src=x/)
    const api = await ask(`/api/buscar?${query}`)
    expect(api.status, name).toBe(200)
    const { query: searched } = JSON.parse(api.text) as { query: string }
    expect([...searched].length, name).toBeLessThanOrEqual(100)
  }
})

test('an API response is small, and matches the page', async () => {
  for (const query of ['prueba', 'e', 'indices', 'proyecto uno']) {
    const { text } = await ask(`/api/buscar?${question(query)}`)
    expect(Buffer.byteLength(text), query).toBeLessThan(20_000)
    const { results } = JSON.parse(text) as { results: { href: string }[] }
    const page = (await ask(`/buscar?${question(query)}`)).text
    const shown = [...page.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, href]) => href)
    expect(shown, query).toEqual(results.map(({ href }) => href))
  }
})

test('articles, projects, the CV and the about page are found', async () => {
  const kinds = async (query: string) => {
    const { results } = JSON.parse((await ask(`/api/buscar?${question(query)}`)).text) as {
      results: { kind: string; href: string }[]
    }
    return results.map(({ kind }) => kind)
  }
  expect(await kinds('índices')).toContain('article')
  expect(await kinds('experiencia')).toContain('resume')
  expect(await kinds('ano')).not.toContain('about')
})
