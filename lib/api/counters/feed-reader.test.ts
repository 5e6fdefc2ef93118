import { feedOf, readFeedReader } from './feed-reader'

test.each([
  ['Feedly/1.0 (+http://www.feedly.com/fetcher.html; 16 subscribers; like FeedFetcher-Google)', 'Feedly', 16],
  ['Feedly/1.0 (+http://www.feedly.com/fetcher.html; 1 subscriber; )', 'Feedly', 1],
  ['NewsBlur Feed Fetcher - 9 subscribers - http://www.newsblur.com/site/1/x (Mozilla/5.0)', 'NewsBlur', 9],
  ['Inoreader/1.0 (+http://www.inoreader.com/feed-fetcher; 12 subscribers; )', 'Inoreader', 12],
  ['Mozilla/5.0 (compatible; theoldreader.com; 4 subscribers; feed-id=7cab)', 'theoldreader.com', 4],
  ['Feedbin feed-id:1373711 - 142 subscribers', 'Feedbin', 142],
  ['Feed Wrangler/1.0 (3 subscribers; feed-id=1; http://feedwrangler.net)', 'Feed Wrangler', 3],
  ['BazQux/2.4 (+https://bazqux.com/fetcher; 2 subscribers)', 'BazQux', 2],
  ['Bloglovin/1.0 (http://www.bloglovin.com; 5 readers)', 'Bloglovin', 5],
  ['Netvibes (http://www.netvibes.com/; 1234567 subscribers; feedID: 1)', 'Netvibes', 1_234_567],
])('%s', (userAgent, reader, subscribers) =>
  expect(readFeedReader(userAgent)).toEqual({ reader, subscribers }),
)

test.each([
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'FreshRSS/1.24 (Linux; https://freshrss.org)',
  'Feedly/1.0 (0 subscribers)',
  'Feedly/1.0 (12345678 subscribers)',
  'Feedly/1.0 (12subscribers)',
  '12 subscribers',
  '<b>/1.0 (12 subscribers)',
  `${'a'.repeat(40)}/1.0 (12 subscribers)`,
  `Feedly/1.0 (12 subscribers) ${'x'.repeat(400)}`,
  '',
])('%s says nothing that can be counted', (userAgent) => expect(readFeedReader(userAgent)).toBeNull())

test.each([
  ['/rss.xml', '/rss.xml'],
  ['/atom.xml?format=xml', '/atom.xml'],
  ['/en/feed.json', '/en/feed.json'],
  ['/etiqueta/php/rss.xml', '/etiqueta/php/rss.xml'],
])('%s asks for the feed %s', (target, feed) => expect(feedOf(target)).toBe(feed))

test.each(['/', '/articles', '/rss.xml.gz', '/sitemap.xml', '/buscar?q=/rss.xml', '/article/rss.xml/x'])(
  '%s asks for none',
  (target) => expect(feedOf(target)).toBeNull(),
)
