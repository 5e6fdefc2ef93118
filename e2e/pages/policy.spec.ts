import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { expect, test } from 'playwright/test'
import { inlineScripts, readDeferred } from '../page-scripts'
import { hashSource } from '../../lib/page-policy/policy'
import { headerBytes, MAX_HEADER_BYTES } from '../header-bytes'
import { ROUTES } from '../routes'

const base = process.env.SITE_UNDER_TEST ?? ''
const ask = (path: string) => fetch(base + path, { redirect: 'manual' })

async function allPages(): Promise<string[]> {
  const sitemap = await (await ask('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https:\/\/www\.inesprueba\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  )
  return [...paths, '/article/no-existe']
}

test('every page has the same policy, which lists its scripts by hash and allows nothing unsafe', async () => {
  const pages = await allPages()
  expect(pages.length).toBeGreaterThan(40)
  const policies = new Set<string>()
  for (const page of pages) {
    const answer = await ask(page)
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    policies.add(policy)
    expect(policy, page).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(policy, page).not.toMatch(/unsafe|https?:|\*|,/)
    expect(policy, page).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('cross-origin-resource-policy'), page).toBe('same-origin')
    const scripts = inlineScripts(html)
    for (const script of scripts) expect(policy, page).toContain(hashSource(script))
    // The mark of the start, the theme, the start of the page, the colour of the browser's bar, what stays without a network.
    expect(scripts, page).toHaveLength(5)
    const deferred = readDeferred(html)
    expect(deferred?.scripts.length, page).toBeGreaterThan(2)
    expect(deferred?.data.length, page).toBeGreaterThan(1)
    expect(headerBytes(answer), page).toBeLessThanOrEqual(MAX_HEADER_BYTES)
    expect(html, page).not.toMatch(/<style|<[a-z][^>]*\s(?:style|on[a-z]+)=/i)
  }
  expect(policies.size).toBe(1)
})

test("Google's csp_evaluator finds no high-severity problem", async () => {
  for (const page of ROUTES) {
    const policy = (await ask(page)).headers.get('content-security-policy') ?? ''
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(
      grave.map(({ directive, description }) => `${directive}: ${description}`),
      page,
    ).toEqual([])
  }
  const unsafe = new CspEvaluator(new CspParser("script-src 'unsafe-inline' *").csp).evaluate()
  expect(unsafe.some(({ severity }) => severity === Severity.HIGH)).toBe(true)
})

test('the other headers: the site cannot be framed, nothing is stored, other sites get no credentials, and its software is not disclosed', async () => {
  for (const page of [...ROUTES, '/nada/de/nada', '/api/health', '/rss.xml', '/cv.pdf']) {
    const { headers } = await ask(page)
    expect(headers.get('x-content-type-options'), page).toBe('nosniff')
    expect(headers.get('x-frame-options'), page).toBe('DENY')
    expect(headers.get('referrer-policy'), page).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy'), page).toBe('same-origin')
    expect(headers.get('cross-origin-embedder-policy'), page).toBe('credentialless')
    expect(headers.get('strict-transport-security'), page).toBe('max-age=63072000')
    expect(headers.get('set-cookie'), page).toBeNull()
    expect(headers.get('access-control-allow-credentials'), page).toBeNull()
    expect(headers.get('permissions-policy'), page).toContain('geolocation=()')
    expect(headers.get('x-powered-by'), page).toBeNull()
    expect(headers.get('server'), page).toBeNull()
    expect([...headers.values()].join(), page).not.toMatch(/localhost|127\.0\.0\.1/)
  }
})

test('embeddable resources can be embedded, and run nothing when opened directly', async () => {
  const shared = [
    '/rss.xml',
    '/atom.xml',
    '/feed.json',
    '/media/page/home.jpg',
    '/media/icon/icon.svg',
    '/resume.json',
  ]
  for (const path of [...shared, '/images/portrait.svg']) {
    const { headers, status } = await ask(path)
    expect(status, path).toBe(200)
    expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin')
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
  }
})
