import { parseJson, recogniseJson, rowsOf } from './recognise'
import { Refusal } from './refusal'

test.each([
  ['ghost', { db: [{ meta: {}, data: { posts: [] } }] }],
  ['ghost', { meta: {}, data: { posts: [] } }],
  ['portfolio', { success: true, data: { articles: [] } }],
  ['devto', [{ type_of: 'article', title: 'x', body_markdown: '' }]],
  ['devto', [{ title: 'x', body_markdown: '', cached_tag_list: 'a' }]],
  ['devto', { type_of: 'article', title: 'x', body_html: '' }],
  ['devto', [{ body_markdown: '' }]],
  ['devto', [{ body_html: '' }]],
  ['devto', [{ cached_tag_list: '' }]],
  ['devto', [null, { type_of: 'article' }]],
  ['hashnode', []],
  ['hashnode', { posts: [] }],
  ['hashnode', { posts: [null, { dateAdded: '' }] }],
  ['hashnode', { posts: [{ title: 'x', contentMarkdown: '' }] }],
  ['hashnode', [{ title: 'x', dateAdded: '2020-01-01' }]],
  [null, { a: 1 }],
  [null, [{ title: 'x' }]],
  [null, 'text'],
  [null, null],
])('an export is recognised as %s by its fields: %j', (kind, body) => {
  expect(recogniseJson(body)).toBe(kind)
})

test.each([
  [[{ a: 1 }, null, 'x'], [{ a: 1 }]],
  [{ posts: [{ a: 1 }, null] }, [{ a: 1 }]],
  [{ articles: [{ a: 1 }] }, [{ a: 1 }]],
  [{ posts: [{ a: 1 }], articles: [{ b: 1 }] }, [{ a: 1 }]],
  [{ title: 'x' }, [{ title: 'x' }]],
  [{ posts: 'x' }, []],
  ['x', []],
])('the rows of %j are %j', (body, rows) => expect(rowsOf(body)).toEqual(rows))

test('a text is read as JSON, or refused with the place where it ends to be some', () => {
  expect(parseJson('{"a":[1]}', 'a.json')).toEqual({ a: [1] })
  expect(() => parseJson('{"a":', 'a.json')).toThrow(Refusal)
  expect(() => parseJson('{"a":', 'a.json')).toThrow(/^a\.json is no whole JSON: (?!SyntaxError)\w/)
})
