import { readHashnode } from './hashnode'

const ROW = {
  _id: 'abc',
  title: 'Uno',
  slug: 'uno',
  contentMarkdown: 'Texto.',
  dateAdded: '2020-01-02T23:30:00Z',
}
const read = (fields: object = {}) => {
  const [post] = readHashnode([{ ...ROW, ...fields }]).posts
  if (!post) throw new Error('nothing was read')
  return post
}

test('a post is read with its dates, as a wall clock in Madrid shows them', () => {
  expect(readHashnode([ROW, { ...ROW, _id: 'def' }]).posts.map(({ key }) => key)).toEqual([
    'hashnode abc',
    'hashnode def',
  ])
  expect(
    read({
      subtitle: 'Un *resumen*',
      seo: { description: 'Para buscadores' },
      url: 'https://old.example/uno',
    }),
  ).toMatchObject({
    title: 'Uno',
    slug: 'uno',
    excerpt: 'Un *resumen*',
    metaDescription: 'Para buscadores',
    status: 'published',
    created: '2020-01-03 00:30:00',
    published: '2020-01-03 00:30:00',
    updated: null,
    addresses: ['https://old.example/uno', '/uno'],
    markdown: 'Texto.',
    lost: [],
  })
})

test('when it was published, begun and changed may differ', () => {
  const dates = { publishedAt: '2020-05-01T10:00:00Z', dateUpdated: '2020-06-01T10:00:00Z' }
  expect(read(dates)).toMatchObject({
    created: '2020-01-03 00:30:00',
    published: '2020-05-01 12:00:00',
    updated: '2020-06-01 12:00:00',
  })
  expect(read({ dateAdded: undefined, createdAt: '2020-04-01T10:00:00Z', ...dates })).toMatchObject({
    created: '2020-04-01 12:00:00',
  })
})

test.each([{ isActive: false }, { isDraft: true }, { isDelisted: true }, { dateAdded: undefined }])(
  'what its service does not show is a draft: %j',
  (fields) => expect(read(fields)).toMatchObject({ status: 'draft', published: null }),
)

test.each([{ isActive: true }, { isDraft: false }, { isDelisted: false }])(
  'what it shows is published: %j',
  (fields) => expect(read(fields).status).toBe('published'),
)

test('tags are names; those that the export has numbers for are told', () => {
  const id = '0123456789abcdef01234567'
  expect(read({ tags: ['php', { name: 'CSS', slug: 'css' }, { slug: 'sql' }, id] })).toMatchObject({
    tags: ['php', 'CSS', 'sql'],
    lost: ['1 of its tags have no name in the export'],
  })
  expect(read({ tags: 'php' }).tags).toEqual([])
})

test.each([
  [{ coverImage: 'https://old.example/a.png' }, 'https://old.example/a.png'],
  [{ coverImage: { url: 'https://old.example/a.png' } }, 'https://old.example/a.png'],
  [{ coverImage: { url: '' } }, null],
  [{ coverImage: '' }, null],
  [{}, null],
])('its picture: %j', (fields, image) => expect(read(fields).image).toBe(image))

describe('its text', () => {
  const settled = (contentMarkdown: string) => {
    const { markdown, marks } = read({ contentMarkdown })
    const { text, losses } = marks.settle(markdown)
    return [text.trim(), losses.map(({ what }) => what)]
  }

  test.each([
    ['%[https://old.example/a]', '<https://old.example/a>', ['an embedded page is a link now']],
    ['%[nada]', '', ['%[nada] is left out']],
    ['![a](https://old.example/a.png align="left")', '![a](https://old.example/a.png)', []],
    [
      '<div data-node-type="callout">\n<div data-node-type="callout-emoji">💡</div>\n<div data-node-type="callout-text">Ojo con <b>esto</b></div>\n</div>',
      '> Ojo con **esto**',
      ['a callout is a quote now'],
    ],
    [
      '<div data-node-type="callout"><div data-node-type="callout-text">Usa <code>&lt;br&gt;</code> o &lt;hr&gt;, y lee <a href="/guia">la guía</a></div></div>\nFin.',
      '> Usa `<br>` o \\<hr>, y lee [la guía](/guia)\n\nFin.',
      ['a callout is a quote now'],
    ],
    ['a\n\n<div>Otra <b>caja</b></div>', 'a\n\n<div>Otra <b>caja</b></div>', []],
    ['%%[https://old.example/a]', '<https://old.example/a>', ['an embedded page is a link now']],
    ['%%[suscripcion]', '', ['%[suscripcion] is left out']],
    ['un 5 %% [así]', 'un 5 %% [así]', []],
    ['`%[https://old.example/a]`', '`%[https://old.example/a]`', []],
  ])('%j', (given, text, lost) => expect(settled(given)).toEqual([text, lost]))

  test('may be HTML alone', () => {
    expect(read({ contentMarkdown: '', content: '<p>Un <b>texto</b>.</p>' }).markdown).toContain(
      'Un **texto**.',
    )
  })
})
