import { FRONT_MATTER_NAMES, isHidden, readNamedFields } from './front-matter-names'

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
  'the names of other generators are read in any spelling, the first with a value wins: %j',
  (given, fields) => {
    expect(readNamedFields(given).fields).toEqual(fields)
  },
)

test('published is a date or a switch', () => {
  expect(readNamedFields({ published: false }).fields).toEqual({ publish: false })
  expect(readNamedFields({ published: '2026-01-01' }).fields.published_at).toBe('2026-01-01')
})

test('names that mean nothing here are listed as they are written', () => {
  expect(readNamedFields({ title: 'T', Layout: 'post', author: null }).others).toEqual(['Layout', 'author'])
})

test('every name is in the form that names are compared in, and means one thing, but for published', () => {
  const names = Object.values(FRONT_MATTER_NAMES).flat()
  expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([])
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual(['published'])
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
])('%j hides its text: %s', (fields, hidden) => expect(isHidden(fields)).toBe(hidden))
