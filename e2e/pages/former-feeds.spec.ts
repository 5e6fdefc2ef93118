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
