import { readDevTo } from './dev-to'

const post = (row: Record<string, unknown>) => readDevTo([row]).posts[0]

test.each([
  [{ body_markdown: ' Uno ', body_html: '<p>Dos</p>' }, 'Uno'],
  [{ body_html: '<p><b>Dos</b></p>', processed_html: '<p>Tres</p>' }, '**Dos**'],
  [{ processed_html: '<p><b>Tres</b></p>' }, '**Tres**'],
  [{}, ''],
])('the text is the Markdown, or else what the HTML says: %j', (row, markdown) => {
  expect(post(row)?.markdown).toBe(markdown)
})

test('what stands above the text counts where the row has nothing', () => {
  const body_markdown =
    '---\ntitle: Arriba\ndescription: Breve\ntags: php, css\ncanonical_url: https://ana.example/a\ncover_image: https://ana.example/a.png\n---\n\nTexto.\n'
  expect(post({ body_markdown })).toMatchObject({
    title: 'Arriba',
    excerpt: 'Breve',
    tags: ['php', 'css'],
    addresses: ['https://ana.example/a'],
    image: 'https://ana.example/a.png',
    markdown: 'Texto.',
  })
  expect(
    post({
      body_markdown,
      title: 'Fila',
      description: 'Otra',
      tag_list: ['sql'],
      canonical_url: 'https://ana.example/b',
      cover_image: 'https://ana.example/b.png',
    }),
  ).toMatchObject({
    title: 'Fila',
    excerpt: 'Otra',
    tags: ['sql'],
    addresses: ['https://ana.example/b'],
    image: 'https://ana.example/b.png',
  })
})

test.each(['---\na: [\n---\n\nTexto.', '--- \n\nTexto.'])(
  'lines that are no front matter are text: %j',
  (text) => {
    expect(post({ body_markdown: text })).toMatchObject({ title: '', markdown: text })
  },
)

test.each([
  [{ published: true }, 'published'],
  [{ published: false, published_at: '2026-01-01T10:00:00Z' }, 'draft'],
  [{ published_at: '2026-01-01T10:00:00Z' }, 'published'],
  [{}, 'draft'],
])('it is public if the service says so, or else if it has a day: %j', (row, status) => {
  expect(post(row)?.status).toBe(status)
})

test('an article is as old as its first day, or else as its publication', () => {
  const published_at = '2026-01-02T10:00:00Z'
  expect(post({ created_at: '2026-01-01T10:00:00Z', published_at })?.created).toBe('2026-01-01 11:00:00')
  expect(post({ published_at })?.created).toBe('2026-01-02 11:00:00')
})

test('an article has the addresses that it had, and the slug without the sign of the service', () => {
  expect(post({ slug: 'uno-dos-1ab', path: '/ana/uno-dos-1ab', url: 'https://dev.to/x' })).toMatchObject({
    key: 'dev.to /ana/uno-dos-1ab',
    slug: 'uno-dos',
    addresses: ['https://dev.to/x', 'https://dev.to/ana/uno-dos-1ab'],
  })
  expect(post({ path: 'ana/uno' })?.addresses).toEqual([])
  expect(post({ slug: 'mi-post-temp-slug-8123456' })?.slug).toBe('mi-post')
})

test('comments are told', () => {
  expect(post({ comments_count: 2 })?.lost).toEqual(['2 comments left out'])
  expect(post({ comments_count: 0 })?.lost).toEqual([])
})
