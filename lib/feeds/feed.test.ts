import { JSDOM } from 'jsdom'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { site } from '@/e2e/unit/own-content'
import { anArticle } from '@/e2e/unit/builders'
import { writeDrawings } from '@/e2e/unit/drawn-diagrams'
import {
  asHtml,
  atomFeed,
  buildFeed,
  type Entry,
  feedEntry,
  feedStyles,
  jsonFeed,
  readFeed,
  rssFeed,
  withFeedStyles,
  withHtmlSummary,
} from './feed'
import type { Article } from '../content/types'
import { textResponse } from './responses'

/** Returns the entry of a dated article. */
async function entryOf(article: Article): Promise<Entry> {
  const entry = await feedEntry(article)
  if (!entry) throw new Error('no entry')
  return entry
}

const ORIGIN = 'https://site.example'
const article = anArticle({
  title: 'Uno & <dos>\u0000',
  excerpt: 'Resumen & más',
  tags: ['php', 'c<++>'],
  published_at: '2026-09-06 08:00:00',
  updated_at: '2026-12-07 09:00:00',
})

beforeEach(resetContent)

test('an entry is the full article, with absolute addresses and Madrid time', async () => {
  expect(await entryOf(article)).toEqual({
    url: `${ORIGIN}/article/un-articulo`,
    title: 'Uno & <dos>',
    summary: 'Resumen & más',
    html: '<p>Texto.</p>',
    image: expect.stringContaining(`${ORIGIN}/media/article/un-articulo/share.jpg?v=`) as string,
    published: '2026-09-06T08:00:00+02:00',
    updated: '2026-12-07T09:00:00+01:00',
    tags: ['php', 'c ++ '],
  })
})

test('in Atom title and summary are escaped, and nothing else', async () => {
  const entry = await entryOf(article)
  expect(asHtml(entry)).toEqual({ ...entry, title: 'Uno &amp; &lt;dos&gt;', summary: 'Resumen &amp; más' })
})

test('in RSS only the summary is escaped: readers parse it as HTML, and its elements would be lost', async () => {
  const entry = await entryOf(anArticle({ title: '<b>', excerpt: 'Usa <details> & más' }))
  expect(withHtmlSummary(entry)).toEqual({ ...entry, summary: 'Usa &lt;details&gt; &amp; más' })
})

test('RSS and Atom contain their author, address and last change', async () => {
  const entries = [await entryOf(article), await entryOf(anArticle({ slug: 'otro', title: 'Otro' }))]
  const { options, items } = buildFeed(entries)
  expect(options).toMatchObject({
    id: ORIGIN,
    link: `${ORIGIN}/articles`,
    title: 'Blog de Cuaderno de pruebas',
    description: 'Un sitio para las pruebas.',
    language: 'es',
    updated: new Date('2026-12-07T08:00:00Z'),
    generator: false,
    favicon: `${ORIGIN}/favicon.ico`,
    feedLinks: { rss: `${ORIGIN}/rss.xml`, atom: `${ORIGIN}/atom.xml`, json: `${ORIGIN}/feed.json` },
    author: { name: 'Nuria Prueba', link: `${ORIGIN}/about` },
  })
  expect(items.map(({ title }) => title)).toEqual(['Uno & <dos>', 'Otro'])
  expect(items[0]).toMatchObject({
    id: `${ORIGIN}/article/un-articulo`,
    link: `${ORIGIN}/article/un-articulo`,
    description: 'Resumen & más',
    content: '<p>Texto.</p>',
    published: new Date('2026-09-06T06:00:00Z'),
    date: new Date('2026-12-07T08:00:00Z'),
    category: [
      { name: 'php', term: 'php' },
      { name: 'c ++ ', term: 'c ++ ' },
    ],
    author: [{ name: 'Nuria Prueba', link: `${ORIGIN}/about` }],
  })
})

test('a feed without entries has a date too, which is accurate and stable', () => {
  const updated = buildFeed([]).options.updated as Date
  const age = Date.now() - updated.getTime()
  expect(age).toBeGreaterThanOrEqual(0)
  expect(age).toBeLessThan(600_000)
  expect(buildFeed([]).options.updated).toEqual(updated)
})

test('JSON Feed 1.1', async () => {
  const entry = await entryOf(article)
  const bare = await entryOf(anArticle({ tags: [] }))
  expect(jsonFeed([entry, bare])).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Blog de Cuaderno de pruebas',
    description: 'Un sitio para las pruebas.',
    home_page_url: `${ORIGIN}/articles`,
    feed_url: `${ORIGIN}/feed.json`,
    language: 'es',
    favicon: `${ORIGIN}/favicon.ico`,
    authors: [{ name: 'Nuria Prueba', url: `${ORIGIN}/about` }],
    items: [
      {
        id: entry.url,
        url: entry.url,
        title: entry.title,
        summary: entry.summary,
        content_html: entry.html,
        image: entry.image,
        date_published: entry.published,
        date_modified: entry.updated,
        tags: entry.tags,
      },
      expect.not.objectContaining({ tags: expect.anything() as unknown }),
    ],
  })
})

test('a machine-readable text has its content type, and other sites may read it', async () => {
  const answer = textResponse('<a/>', 'application/xml', { 'x-more': 'yes' })
  expect(await answer.text()).toBe('<a/>')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/xml; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) as string,
    'x-more': 'yes',
  })
})

test('an article without a date has no entry: readers sort by date, and Atom requires one', async () => {
  expect(await feedEntry(anArticle({ created_at: null, published_at: null, updated_at: null }))).toBeNull()
})

test('the feed of a tag or series has its own name, and links to its own page', async () => {
  fakeContent.articles = ['a', 'b', 'c'].map((slug, index) => anArticle({ id: index + 1, slug }))
  const part = { title: 'Blog: PHP', page: '/etiqueta/php', rss: '/etiqueta/php/rss.xml' }
  const rss = buildFeed(await readFeed(fakeContent.articles.slice(1)), part).rss2()
  expect(rss.match(/<item>/g)).toHaveLength(2)
  expect(rss).toContain('<title>Blog: PHP</title>')
  expect(rss).toContain(`<link>${ORIGIN}/etiqueta/php</link>`)
  expect(rss).toContain(`href="${ORIGIN}/etiqueta/php/rss.xml" rel="self"`)
})

test('feeds declare the WebSub hub, if there is one', async () => {
  fakeContent.articles = [anArticle()]
  const feeds = async () => [
    buildFeed(await readFeed()).rss2(),
    buildFeed(await readFeed()).atom1(),
    JSON.stringify(jsonFeed(await readFeed())),
  ]
  for (const feed of await feeds()) expect(feed).not.toContain('hub')
  site.hub = 'https://hub.example/'
  for (const feed of await feeds()) expect(feed).toContain('https://hub.example/')
  site.hub = null
})

test("a diagram is described in the feed's language", async () => {
  writeDrawings('graph TD\n  A[Uno] --> B[Dos]', 'Uno, Dos')
  const drawn = anArticle({ content: '```mermaid\ngraph TD\n  A[Uno] --> B[Dos]\n```' })
  expect((await feedEntry(drawn))?.html).toContain('alt="Diagrama de flujo: Uno, Dos"')
  expect((await feedEntry(drawn, 'en'))?.html).toContain('alt="Flowchart: Uno, Dos"')
})

const HOSTILE = 'a ]]> <script>alert(1)</script> & \u0000 \u202e "x"'

test('hostile text stays text in every feed', async () => {
  const article = anArticle({ title: HOSTILE, meta_description: HOSTILE, tags: [HOSTILE], content: HOSTILE })
  const entry = await entryOf(article)
  for (const xml of [rssFeed([entry]), atomFeed([entry])]) {
    expect(xml).not.toContain('\u0000')
    expect(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toContain('<script')
  }
  expect(entry.html).not.toContain('<script')
})

/** Parses strictly: fails for anything that isn't well-formed. */
const xmlOf = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document

test('feeds are well-formed XML with any content, and preserve it', async () => {
  const signs = 'a[b[i]]>c ]]>]]> <![CDATA[ &amp; & <b> "\u2028\ufffe\ud800 \u0007 👩‍💻 مرحبا'
  const content = `\`\`\`js\n${signs}\n\`\`\`\n\n${signs}\n\n![${signs}](/a.png "${signs.replaceAll('"', "'")}")`
  const article = anArticle({ title: signs, excerpt: signs, meta_description: null, tags: [signs], content })
  const entry = await entryOf(article)
  const part = { title: signs, page: '/etiqueta/a', rss: '/etiqueta/a/rss.xml' }
  for (const xml of [rssFeed([entry]), rssFeed([entry], part), atomFeed([entry])]) {
    const document = xmlOf(xml)
    const html = ['encoded', 'content']
      .map((name) => document.getElementsByTagNameNS('*', name)[0]?.textContent ?? '')
      .join('')
    const { body } = new JSDOM(html).window.document
    expect(body.querySelector('code')?.textContent).toMatch(
      /^a\[b\[i\]\]>c \]\]>\]\]> <!\[CDATA\[ &amp; & <b>/,
    )
  }
  const title = xmlOf(atomFeed([entry])).querySelector('entry title')?.textContent ?? ''
  expect(new JSDOM(title).window.document.body.textContent).toContain(
    'a[b[i]]>c ]]>]]> <![CDATA[ &amp; & <b>',
  )
})

test('RSS has the author of an entry in dc:creator; Atom in its own element', async () => {
  const entry = await entryOf(anArticle({}))
  const rss = rssFeed([entry])
  const creators = xmlOf(rss).getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator')
  expect([...creators].map(({ textContent }) => textContent)).toEqual(['Nuria Prueba'])
  expect(rss).not.toContain('<author>')
  expect(atomFeed([entry])).toMatch(/<author>\s*<name>Nuria Prueba<\/name>/)
  expect(() => xmlOf(rssFeed([{ ...entry, html: '' }]))).not.toThrow()
})

test('a feed references its stylesheet after the XML declaration, once', () => {
  expect(withFeedStyles('<?xml version="1.0" encoding="utf-8"?>\n<rss><title>a ?> b</title></rss>')).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<?xml-stylesheet type="text/css" href="/feed.css"?>\n<rss><title>a ?> b</title></rss>',
  )
})

test('a feed opened in a browser shows what it is for, and links to the page that explains it', () => {
  expect(feedStyles()).toContain(`${site.url}/suscribirse`)
  expect(feedStyles()).toMatch(/content: "Esto es un canal: [^"]*"/)
})
