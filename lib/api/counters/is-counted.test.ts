import { isCounted } from './is-counted'

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const OF_A_PAGE = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'same-origin',
  'user-agent': BROWSER,
}
const judge = (changed: Record<string, string | undefined>) => {
  const headers: Record<string, string | undefined> = { ...OF_A_PAGE, ...changed }
  return isCounted((name) => headers[name])
}

test.each([
  ['a browser', {}],
  ['a browser that allows tracking', { dnt: '0', 'sec-gpc': '0' }],
  ['an older browser, which says no more than its origin', { 'sec-fetch-site': undefined }],
  ['a browser that hides the origin, and says that it is the same', { origin: undefined }],
  [
    'a page at the public address, behind a proxy that changes the host',
    { origin: 'https://www.inesprueba.example' },
  ],
  [
    'a page at the public address in an older browser, whatever the host is called behind the proxy',
    { 'sec-fetch-site': undefined, origin: 'https://www.inesprueba.example', host: '10.0.0.7:3000' },
  ],
  ['Firefox', { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0' }],
  [
    'Safari on a phone',
    {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    },
  ],
])('%s is counted', (_who, headers) => expect(judge(headers)).toBe(true))

test.each([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['a page that is fetched ahead', { 'sec-purpose': 'prefetch' }],
  ['a page that is rendered ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['the older header of the same', { purpose: 'prefetch' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }],
  ['a page of a sibling host', { 'sec-fetch-site': 'same-site' }],
  ['a typed address', { 'sec-fetch-site': 'none' }],
  ['another origin of an older browser', { 'sec-fetch-site': undefined, origin: 'https://other.example' }],
  ['an opaque origin', { 'sec-fetch-site': undefined, origin: 'null' }],
  ['a script that says nothing', { 'sec-fetch-site': undefined, origin: undefined }],
  ['Googlebot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['GPTBot', { 'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)' }],
  ['a browser without a window', { 'user-agent': BROWSER.replace('Chrome/', 'HeadlessChrome/') }],
  ['curl', { 'user-agent': 'curl/8.5.0' }],
])('%s is not', (_who, headers) => expect(judge(headers)).toBe(false))
