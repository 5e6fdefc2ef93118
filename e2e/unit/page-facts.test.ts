import { readFacts } from '../page-facts'

const inBody = (html: string) => readFacts(`<!doctype html><html><head></head><body>${html}</body></html>`)
const inHead = (html: string) => readFacts(`<!doctype html><html><head>${html}</head><body></body></html>`)

test('an empty page has empty facts', () => {
  expect(readFacts('')).toEqual({
    title: '',
    meta: {},
    links: [],
    anchors: [],
    ids: [],
    data: [],
  })
})

test('ids are listed in order, except for empty ones', () => {
  expect(inBody('<h1 id="uno">A</h1><h2>B</h2><p id="">D</p><p id="dos">E</p>').ids).toEqual(['uno', 'dos'])
})

test("the title is the page's, not that of an inline SVG", () => {
  const html =
    '<head><title>Inicio &amp; más</title><style>a{}</style></head><body><svg><title>Flecha</title></svg></body>'
  expect(readFacts(html).title).toBe('Inicio & más')
  expect(inBody('<svg><title>Flecha</title></svg>').title).toBe('')
})

test('metadata is keyed by name or property, and keeps repeated values', () => {
  const html = `<meta charset="utf-8"><meta name="robots"><meta name="description" content="Una página.">
    <meta property="og:image" content="/a.png"><meta property="og:image" content="/b.png">`
  expect(inHead(html).meta).toEqual({
    '': [''],
    robots: [''],
    description: ['Una página.'],
    'og:image': ['/a.png', '/b.png'],
  })
})

test('link elements have all their relations, an address and a type, each empty if missing', () => {
  expect(
    inHead('<link rel="alternate stylesheet" href="/a.css" type="text/css"><link rel="icon"><link href="/b">')
      .links,
  ).toEqual([
    { rel: 'alternate stylesheet', href: '/a.css', type: 'text/css' },
    { rel: 'icon', href: '', type: '' },
    { rel: '', href: '/b', type: '' },
  ])
})

test('links in the text have a target; empty ones and anchors without href are ignored', () => {
  const facts = inBody('<a href="/a">A</a><a href="">B</a><a>C</a><a href="#d">D</a><area href="/e">')
  expect(facts.anchors).toEqual(['/a', '#d'])
})

test('structured data is parsed; other scripts are ignored', () => {
  const html = `<script type="application/ld+json">{"@type":"Person"}</script><script>{"no": 1}</script>
    <script type="application/json">[2]</script><div type="application/ld+json">no</div>`
  expect(inBody(html).data).toEqual([{ '@type': 'Person' }])
})
