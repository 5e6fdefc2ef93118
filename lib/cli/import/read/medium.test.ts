import { MAX_TEXT } from '../html-to-markdown'
import { readMedium } from './medium'

type Page = { title?: string; head?: string; body?: string; foot?: string }
const page = ({ title = 'Un título', head = '', body = '<p>Texto.</p>', foot = '' }: Page = {}) =>
  `<html><head><title>${title}</title></head><body><article><h1 class="p-name">${title}</h1>${head}` +
  `<section class="e-content">${body}</section><footer>${foot}</footer></article></body></html>`
const TITLE = '<h3 class="graf graf--h3 graf--title">Un título</h3>'
const STORY = `${TITLE}<p>Texto.</p>`

/**
 * Reads an export with one page.
 * @param name its file name
 */
function read(text: string, name = 'posts/2020-01-02_Un-t-tulo-0123456789ab.html') {
  const { posts, notes } = readMedium([{ name, text }], 'medium.zip')
  return { post: posts[0], told: notes.map(({ file, what }) => `${file}: ${what}`) }
}

test('a story has its title, its dates and its addresses', () => {
  const { post } = read(
    page({
      head: '<section class="p-summary">  Un\n resumen. </section>',
      body: STORY,
      foot: '<time class="dt-published" datetime="2020-01-02T23:30:00.000Z">x</time><a class="p-canonical" href="https://medium.com/@ana/un-titulo-0123456789ab">x</a>',
    }),
  )
  expect(post).toMatchObject({
    key: 'medium 0123456789ab',
    title: 'Un título',
    slug: 'un-titulo',
    excerpt: 'Un resumen.',
    status: 'published',
    created: '2020-01-03 00:30:00',
    published: null,
    markdown: expect.stringMatching(/^Texto\.\n*$/) as string,
    addresses: ['https://medium.com/@ana/un-titulo-0123456789ab', 'https://medium.com/p/0123456789ab'],
    base: 'https://medium.com',
    image: null,
    lost: [],
  })
})

test('one without an address is named after its file', () => {
  const { post } = read(page({ body: STORY }))
  expect(post).toMatchObject({
    slug: 'un-t-tulo',
    addresses: ['https://medium.com/p/0123456789ab'],
    created: null,
    excerpt: null,
  })
  expect(read(page({ body: STORY }), 'posts/draft_Otro-0123456789ab.html').post?.slug).toBe('otro')
  expect(read(page({ body: STORY }), 'posts/sin-numero.html').post).toMatchObject({
    key: 'medium sin-numero',
    addresses: [],
    slug: 'sin-numero',
  })
})

describe('its title', () => {
  test('stands above the text alone, and so does the line before it', () => {
    const { post } = read(
      page({
        body: `<div class="section-divider"><hr></div>${STORY}<div class="section-divider"><hr></div><p>Más.</p>`,
      }),
    )
    expect(post?.markdown).not.toContain('Un título')
    expect(post?.markdown.trim()).toMatch(/^Texto\.\n+(?:\* \* \*|---|\*\*\*)\n+Más\.$/)
  })

  test('is found by its words where Medium does not mark it, once', () => {
    const { post } = read(page({ body: '<h2> Un título </h2><p>Uno.</p><h2>Un título</h2><h5>Otro</h5>' }))
    expect(post?.status).toBe('published')
    expect(post?.markdown.match(/Un título/g)).toHaveLength(1)
  })

  test('is that of the page where the story has none of its own', () => {
    const { post } = read(page({ body: STORY }).replace(/<h1.*?<\/h1>/, ''))
    expect(post?.title).toBe('Un título')
  })
})

test('an answer to a story of somebody else is a draft, and that is told', () => {
  expect(read(page({ body: '<p>De acuerdo.</p>' })).post).toMatchObject({
    status: 'draft',
    lost: ["it has no title of its own, so it may be an answer to somebody's story: a draft"],
  })
})

test('a draft is a draft, with a title or without', () => {
  for (const body of [STORY, '<p>Texto.</p>'])
    expect(read(page({ body }), 'posts/draft_Uno-0123456789ab.html').post).toMatchObject({
      status: 'draft',
      lost: [],
    })
})

test('its picture is the one that lists show', () => {
  const image = (attributes: string) => `<img ${attributes}>`
  const body = `${TITLE}${image('src="/a.png"')}${image('src="/b.png" data-is-featured="true"')}${image('src="/c.png" data-is-featured="true"')}`
  expect(read(page({ body })).post?.image).toBe('/b.png')
  expect(read(page({ body: TITLE + image('data-is-featured="true"') })).post?.image).toBeNull()
})

describe('what the page shows above the text is not shown twice', () => {
  const figure = (caption = '') =>
    `<figure><img src="/a.png" data-is-featured="true">${caption && `<figcaption>${caption}</figcaption>`}</figure>`
  const subtitle = '<h4 class="graf graf--h4 graf--subtitle">El  subtítulo</h4>'
  const markdown = (body: string, summary = 'El subtítulo') =>
    read(
      page({ head: `<section class="p-summary">${summary}</section>`, body: TITLE + body }),
    ).post?.markdown.trim()

  test('its subtitle, where it is the excerpt', () => {
    expect(markdown(`${subtitle}<p>Texto.</p>`)).toBe('Texto.')
    expect(markdown(`${subtitle}<p>Texto.</p>`, 'Otro')).toBe('#### El subtítulo\n\nTexto.')
  })

  test('its picture, where it is the first and has no words', () => {
    expect(markdown(`${figure()}<p>Texto.</p>`)).toBe('Texto.')
    expect(markdown(`${figure('Pie')}<p>Texto.</p>`)).toBe('![](/a.png)\n\n*Pie*\n\nTexto.')
    expect(markdown(`<figure><img src="/b.png"></figure>${figure()}`)).toBe('![](/b.png)\n\n![](/a.png)')
  })
})

test('a page without a text is an empty draft', () => {
  expect(read('<html><title>Nada</title></html>').post).toMatchObject({
    title: 'Nada',
    markdown: '',
    status: 'draft',
    image: null,
  })
})

test('one that is too long, or nested too deeply, is left out and named; the others are read', () => {
  const files = [
    { name: 'posts/largo.html', text: 'a'.repeat(MAX_TEXT + 1) },
    { name: 'posts/hondo.html', text: '<div>'.repeat(5_000) },
    { name: 'posts/uno.html', text: page({ body: STORY }) },
  ]
  const { posts, notes } = readMedium(files, 'medium.zip')
  expect(posts.map(({ slug }) => slug)).toEqual(['uno'])
  expect(notes.map(({ file, what }) => `${file}: ${what}`)).toEqual([
    "medium.zip: Medium's export has no tags: add them to each article",
    'medium.zip/posts/largo.html: the page is too long, or nested too deeply, and is left out',
    'medium.zip/posts/hondo.html: the page is too long, or nested too deeply, and is left out',
  ])
})

test('of an export without stories nothing is told', () => {
  expect(readMedium([], 'medium.zip')).toEqual({ posts: [], projects: [], notes: [] })
})
