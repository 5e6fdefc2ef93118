import { expect, test } from 'playwright/test'

const FEEDS = {
  '/feed': '/rss.xml',
  '/rss': '/rss.xml',
  '/feed.xml': '/rss.xml',
  '/rss.php': '/rss.xml',
  '/atom': '/atom.xml',
}

for (const method of ['GET', 'HEAD'] as const)
  test(`${method}: addresses that feed readers know lead to the feed for good, also with a slash at the end`, async ({
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

test('addresses that only look alike are unknown paths, and feeds are where they were', async ({
  request,
}) => {
  for (const path of ['/Feed', '/feed/x', '/feeds', '/RSS.php', '/atom.php', '/api/feed']) {
    const answer = await request.fetch(path, { maxRedirects: 0 })
    expect(answer.status(), path).not.toBe(301)
  }
  for (const path of ['/rss.xml', '/atom.xml', '/feed.json'])
    expect((await request.fetch(path, { maxRedirects: 0 })).status(), path).toBe(200)
})
