import { JSDOM } from 'jsdom'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { site } from '@/e2e/unit/own-content'
import { anArticle } from '@/e2e/unit/builders'
import { writeDrawings } from '@/e2e/unit/drawn-diagrams'
import { atomFeed, feedEntry, feedStyles, jsonFeed, readFeed, rssFeed } from './feed'
import type { Article } from '../content/types'
import { textResponse } from './responses'

/** Returns the entry of a dated article. */
async function entryOf(article: Article) {
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
    tags: ['php', 'c<++>'],
  })
})

/** Parses strictly: fails for anything that isn't well-formed. */
const xmlOf = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document
/** The texts of the elements with a name, with or without a prefix. */
const textsOf = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagNameNS('*', name)].map(({ textContent }) => textContent?.trim())

test('RSS: an item with its address, date, author and tags', async () => {
  const item = xmlOf(rssFeed([await entryOf(article)])).querySelector('item')
  if (!item) throw new Error('no item')
  expect(textsOf(item, 'guid')).toEqual([`${ORIGIN}/article/un-articulo`])
  expect(textsOf(item, 'pubDate')).toEqual(['Sun, 06 Sep 2026 06:00:00 GMT'])
  expect(textsOf(item, 'category')).toEqual(['php', 'c<++>'])
  expect([textsOf(item, 'creator'), textsOf(item, 'author')]).toEqual([['Nuria Prueba'], []])
})

test('in RSS the summary is escaped: readers parse it as HTML, and its elements would be lost', async () => {
  const rss = xmlOf(rssFeed([await entryOf(anArticle({ title: '<b>', excerpt: 'Usa <details> & más' }))]))
  const item = rss.querySelector('item') ?? rss
  expect(textsOf(item, 'description')).toEqual(['Usa &lt;details&gt; &amp; más'])
  expect(textsOf(item, 'title')).toEqual(['<b>'])
})

test('Atom: the same with its own elements; titles and summaries are plain text', async () => {
  const atom = xmlOf(atomFeed([await entryOf(article)]))
  const entry = atom.querySelector('entry')
  if (!entry) throw new Error('no entry')
  expect(textsOf(atom, 'id')).toEqual([ORIGIN, `${ORIGIN}/article/un-articulo`])
  expect(textsOf(atom, 'title')).toEqual(['Blog de Cuaderno de pruebas', 'Uno & <dos>'])
  expect(textsOf(atom, 'subtitle')).toEqual(['Un sitio para las pruebas.'])
  expect(textsOf(atom, 'updated')).toEqual(Array(2).fill('2026-12-07T08:00:00.000Z'))
  expect(textsOf(entry, 'summary')).toEqual(['Resumen & más'])
  expect(entry.querySelector('summary')?.hasAttribute('type')).toBe(false)
  expect(textsOf(entry, 'published')).toEqual(['2026-09-06T06:00:00.000Z'])
  expect(textsOf(entry, 'name')).toEqual(['Nuria Prueba'])
  expect(textsOf(entry, 'uri')).toEqual([`${ORIGIN}/about`])
  expect(textsOf(entry, 'content')).toEqual(['<p>Texto.</p>'])
  expect(entry.querySelector('content')?.getAttribute('type')).toBe('html')
  const terms = [...entry.querySelectorAll('category')].map((tag) => tag.getAttribute('term'))
  expect(terms).toEqual(['php', 'c<++>'])
})

test('a feed without entries has a date too, which is accurate and stable', () => {
  const updated = textsOf(xmlOf(atomFeed([])), 'updated')[0] ?? ''
  const age = Date.now() - Date.parse(updated)
  expect(age).toBeGreaterThanOrEqual(0)
  expect(age).toBeLessThan(600_000)
  expect(atomFeed([])).toContain(`<updated>${updated}</updated>`)
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
  const rss = rssFeed(await readFeed('es', fakeContent.articles.slice(1)), 'es', part)
  expect(rss.match(/<item>/g)).toHaveLength(2)
  expect(rss).toContain('<title>Blog: PHP</title>')
  expect(rss).toContain(`<link>${ORIGIN}/etiqueta/php</link>`)
  expect(rss).toContain(`href="${ORIGIN}/etiqueta/php/rss.xml" rel="self"`)
})

test('feeds declare the WebSub hub, if there is one', async () => {
  fakeContent.articles = [anArticle()]
  const feeds = async () => [
    rssFeed(await readFeed()),
    atomFeed(await readFeed()),
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

test('feeds are well-formed XML with any content, and preserve it', async () => {
  const signs = 'a[b[i]]>c ]]>]]> <![CDATA[ &amp; & <b> "\u2028\ufffe\ud800 \u0007 👩‍💻 مرحبا'
  const content = `\`\`\`js\n${signs}\n\`\`\`\n\n${signs}\n\n![${signs}](/a.png "${signs.replaceAll('"', "'")}")`
  const article = anArticle({ title: signs, excerpt: signs, meta_description: null, tags: [signs], content })
  const entry = await entryOf(article)
  const part = { title: signs, page: '/etiqueta/a', rss: '/etiqueta/a/rss.xml' }
  for (const xml of [rssFeed([entry]), rssFeed([entry], 'es', part), atomFeed([entry])]) {
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
  expect(title).toContain('a[b[i]]>c ]]>]]> <![CDATA[ &amp; & <b>')
})

test('a feed references its stylesheet after the XML declaration', () => {
  for (const xml of [rssFeed([]), atomFeed([])])
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?>\n<\?xml-stylesheet type="text\/css" href="\/feed.css"\?>\n</,
    )
})

test('a feed opened in a browser shows what it is for, and links to the page that explains it', () => {
  expect(feedStyles()).toContain(`${site.url}/suscribirse`)
  expect(feedStyles()).toMatch(/content: "Esto es un canal: [^"]*"/)
})
