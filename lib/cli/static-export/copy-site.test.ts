import { site } from '@/e2e/unit/own-content'
import { askSite } from '../running-site'
import { snapshotOf } from './copy-site'

jest.mock('../running-site', () => ({ askSite: jest.fn() }))
jest.mock('../../pages/redirects-file', () => ({
  readRedirects: () => ({ '/viejo': '/articles', '/año': '/resume' }),
}))

const BASE = 'http://127.0.0.1:4000'
const page = (body = '') => `<html lang="es"><body>${body}</body></html>`
const PAGES: Record<string, string> = {
  '/': page(
    '<a href="/articles"></a><a href="/articles/page/2"></a><a href="/project"></a><a href="/about"></a>',
  ),
  '/articles': page(),
  '/articles/page/2': page(),
  '/project': page('<a href="/project?tipo=web"></a><a href="/en/project"></a>'),
  '/en/project': page(),
  '/about': page(
    '<select><option value="last"></option><option value="2025"></option><option value="todo"></option></select>',
  ),
}
const given = { url: site.url }
afterEach(() => void Object.assign(site, given))

/** Copies a site with these pages. Its API responds with the given status. */
async function copyOf(pages = PAGES, apiStatus = 200) {
  const asked: string[] = []
  jest.mocked(askSite).mockImplementation(async (base, target, host) => {
    asked.push(target)
    expect([base, host]).toEqual([BASE, 'site.example'])
    if (target.startsWith('/api/'))
      return {
        status: apiStatus,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(`{"of":"${target}"}`),
      }
    const html = pages[target]
    return {
      status: html === undefined ? 404 : 200,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(html ?? page('<p>No está</p>')),
    }
  })
  const snapshot = await snapshotOf(BASE)
  const names = [...snapshot.files.keys()].sort()
  return { ...snapshot, asked, names, calls: asked.filter((target) => target.startsWith('/api/')) }
}

test('each page of each list has its API response, and each year of the calendar', async () => {
  const { calls, names, files } = await copyOf()
  expect(calls).toEqual([
    '/api/portfolio/articles.php?page=1&limit=12',
    '/api/portfolio/articles.php?page=2&limit=12',
    '/api/portfolio/projects.php?page=1&limit=6',
    '/api/portfolio/projects.php?page=1&limit=6&lang=en',
    '/api/contributions?y=last',
    '/api/contributions?y=2025',
    '/api/buscar/textos',
  ])
  expect(names).toContain('api/buscar/textos.json')
  expect(names).toContain('api/portfolio/articles/page-2-limit-12.json')
  expect(String(files.get('api/contributions/y-2025.json'))).toBe('{"of":"/api/contributions?y=2025"}')
})

test('a missing response is reported, and not written; without an about page there is no calendar', async () => {
  const pages = { '/': page('<a href="/articles"></a>'), '/articles': page() }
  const { broken, names, calls } = await copyOf(pages, 503)
  expect(calls).toEqual(['/api/portfolio/articles.php?page=1&limit=12', '/api/buscar/textos'])
  for (const address of calls) expect(broken).toContainEqual({ address, status: 503, from: '' })
  expect(names.filter((name) => name.startsWith('api/'))).toEqual([])
})
