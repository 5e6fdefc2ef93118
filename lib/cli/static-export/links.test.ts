import { linksIn } from './links'

const origin = 'https://ana.example'
const inPage = (text: string, base = '/blog/uno') =>
  linksIn(text, { type: 'text/html; charset=utf-8', origin, base })
const inText = (text: string, base = '/rss.xml') =>
  linksIn(text, { type: 'application/rss+xml', origin, base })

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
  'location "/:pagina" { return 301 "/*"; }',
  '{"content_html":"<code>&quot;/*&quot; \\"/dev/ttyACM0\\"</code>","a":"/etc/nginx.conf"}',
])('code in a feed or in Markdown references nothing: %s', (text) => expect(inText(text)).toEqual([]))

test('text in a page that only looks like a path is ignored', () => {
  expect(inPage('<p>"/nada"</p>')).toEqual([])
})
