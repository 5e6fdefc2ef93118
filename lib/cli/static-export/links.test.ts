import { linksIn } from './links'

const origin = 'https://ana.example'
const inPage = (text: string, base = '/blog/uno') =>
  linksIn(text, { type: 'text/html; charset=utf-8', origin, base })
const inText = (text: string, base = '/rss.xml') =>
  linksIn(text, { type: 'application/rss+xml', origin, base })
const inManifest = (text: string) => linksIn(text, { type: 'application/manifest+json', origin, base: '/m' })

test.each([
  ['<a href="/about#x">', '/about'],
  ['<a href="dos?a=1">', '/blog/dos?a=1'],
  ['<video poster="/a.jpg">', '/a.jpg'],
  ['<a href="https://ana.example">', '/'],
])('a page references %s', (html, address) => expect(inPage(html)).toEqual([address]))

test('each image of a srcset is found, wherever the attribute is', () => {
  expect(inPage('<img srcset="/a?w=400 400w, /a?w=800 800w">')).toEqual(['/a?w=400', '/a?w=800'])
  expect(inPage('<link rel="preload" imagesrcset=" /b 1x,\n/c 2x ">')).toEqual(['/b', '/c'])
})

test.each([
  'https://other.example/a',
  'mailto:ana@ana.example',
  'https://ana.example.net/a',
  'http://ana.example/a',
  'http://[',
  '',
])('addresses outside this site are ignored: %j', (href) =>
  expect(inPage(`<img src="${href}" srcset="">`).filter((address) => address !== '/blog/uno')).toEqual([]),
)

test('an address is found once, in any spelling', () => {
  expect(
    inPage(
      '<a href="/about"></a><a href="https://ana.example/about"></a><script>"https:\\/\\/ana.example\\/about"</script>',
    ),
  ).toEqual(['/about'])
})

test.each([
  ['<loc>https://ana.example/a&amp;b</loc>', '/a&b'],
  ['{"url":"https:\\/\\/ana.example\\/a\\u0026b"}', '/a&b'],
  ['[uno](https://ana.example/a) y más', '/a'],
  ["<a href='https://ana.example/a'>", '/a'],
  ['Sitemap: https://ana.example/sitemap.xml', '/sitemap.xml'],
  ['![a](https://ana.example/a(1).jpg) (b)', '/a(1).jpg'],
])('a text references full addresses: %s', (text, address) => expect(inText(text)).toEqual([address]))

test('a manifest references paths as well, such as those of icons', () => {
  expect(inManifest('{"start_url":"/inicio","icons":[{"src":"/icon.png"}],"a":"b/c","d":"/e f"}')).toEqual([
    '/inicio',
    '/icon.png',
  ])
})

test.each([
  'location "/:pagina" { return 301 "/*"; }',
  '{"content_html":"<code>&quot;/*&quot; \\"/dev/ttyACM0\\"</code>","a":"/etc/nginx.conf"}',
])('code in a feed or in Markdown references nothing: %s', (text) => expect(inText(text)).toEqual([]))

test('text in a page that only looks like a path is ignored', () => {
  expect(inPage('<p>"/nada"</p>')).toEqual([])
})
