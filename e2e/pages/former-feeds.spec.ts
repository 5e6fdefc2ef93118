import { expect, test } from 'playwright/test'

const FEEDS = {
  '/feed': '/rss.xml',
  '/rss': '/rss.xml',
  '/feed.xml': '/rss.xml',
  '/rss.php': '/rss.xml',
  '/atom': '/atom.xml',
}

for (const method of ['GET', 'HEAD'] as const)
  test(`${method}: legacy feed addresses redirect to the feed permanently, also with a trailing slash`, async ({
    request,
    baseURL,
  }) => {
    for (const [from, to] of Object.entries(FEEDS)) {
      const answer = await request.fetch(from, { method, maxRedirects: 0 })
      expect([answer.status(), answer.headers().location], from).toEqual([301, to])
      const followed = await request.fetch(`${from}/`, { method })
      expect([followed.status(), followed.url()], from).toEqual([200, `${baseURL}${to}`])
    }
  })

test('similar addresses are unknown paths, and the feeds stay at their addresses', async ({ request }) => {
  for (const path of ['/Feed', '/feed/x', '/feeds', '/RSS.php', '/atom.php', '/api/feed']) {
    const answer = await request.fetch(path, { maxRedirects: 0 })
    expect(answer.status(), path).not.toBe(301)
  }
  for (const path of ['/rss.xml', '/atom.xml', '/feed.json'])
    expect((await request.fetch(path, { maxRedirects: 0 })).status(), path).toBe(200)
})

test('addresses in capitals lead to the known ones, files that are not there are 404, and pages lead home', async ({
  request,
}) => {
  const answers = [
    ['/About', 301, '/about'],
    ['/CV.pdf', 301, '/cv.pdf'],
    ['/EN', 301, '/en'],
    ['/En/Contact', 301, '/en/contact'],
    ['/Article/consultas-con-indices', 301, '/article/consultas-con-indices'],
    ['/article/consultas-con-indices.MD', 301, '/article/consultas-con-indices.md'],
    ['/Resume/full-stack', 301, '/resume/full-stack'],
    ['/resume/Full-Stack', 301, '/resume/full-stack'],
    ['/nada.png', 404, undefined],
    ['/images/nada.png', 404, undefined],
    ['/Nada', 307, '/'],
  ] as const
  for (const [path, status, location] of answers) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, status, location])
  }
})

test('security.txt names whom to write to, with a date that is not past', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await answer.text()
  expect(text).toMatch(/^Contact: (?:mailto|https):/m)
  expect(Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
})
