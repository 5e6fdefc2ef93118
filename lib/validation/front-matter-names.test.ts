import { isHidden, meantName, readNamedFields } from './front-matter-names'

test.each([
  [{ pubDate: 'a' }, { published_at: 'a' }],
  [
    { pub_date: 'a', 'Last-Modified': 'b' },
    { published_at: 'a', updated_at: 'b' },
  ],
  [{ date: 'a', created_at: 'b' }, { created_at: 'b' }],
  [{ image: '', cover: 'c', heroImage: 'd' }, { featured_image: 'c' }],
  [
    { categories: [], category: 'x', etiquetas: 'y' },
    { categories: 'x', tags: 'y' },
  ],
  [
    { Título: 'T', descripción: 'D' },
    { title: 'T', meta_description: 'D' },
  ],
])(
  'field names of other generators are recognised in any spelling, the first with a value wins: %j',
  (given, fields) => {
    expect(readNamedFields(given).fields).toEqual(fields)
  },
)

test('published can be a date or a boolean', () => {
  expect(readNamedFields({ published: false }).fields).toEqual({ publish: false })
  expect(readNamedFields({ published: 'no' }).fields).toEqual({ publish: 'no' })
  expect(readNamedFields({ published: '2026-01-01' }).fields.published_at).toBe('2026-01-01')
})

test('unknown field names are listed as written', () => {
  expect(readNamedFields({ title: 'T', Layout: 'post', author: null }).others).toEqual(['Layout', 'author'])
})

test.each([
  [{ draft: true }, true],
  [{ draft: 'Yes' }, true],
  [{ draft: false }, false],
  [{ publish: false }, true],
  [{ publish: true }, false],
  [{ publish: '2026-01-01' }, false],
  [{ status: 'Borrador' }, true],
  [{ status: 'published' }, false],
  [{}, false],
])('whether %j marks an article as a draft: %s', (fields, hidden) => expect(isHidden(fields)).toBe(hidden))

test('a typo in a known name is distinguished from a field of another generator', () => {
  expect(['titel', 'Drafft', 'tgas', 'publish_at'].map(meantName)).toEqual([
    'title',
    'draft',
    'tags',
    'publishedat',
  ])
  expect(['layout', 'weight', 'author', 'type', 'comments'].map(meantName)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
