import type { Post } from '../post'
import { Marks } from '../marks'
import { frontMatter } from './article-file'

const POST: Post = {
  key: 'x',
  title: 'Uno',
  slug: 'uno',
  wantedId: null,
  excerpt: null,
  metaDescription: null,
  image: null,
  tags: ['php', 'css'],
  status: 'published',
  created: '2026-01-02 10:00:00',
  published: null,
  updated: null,
  markdown: '',
  marks: new Marks(),
  addresses: [],
  base: null,
  lost: [],
}
const front = (fields: Partial<Post> = {}, image: string | null = null) =>
  frontMatter({ post: { ...POST, ...fields }, slug: 'uno', id: 7, file: 'articles/uno.md' }, image)

test('what is not there has no line', () => {
  expect(front()).toEqual({
    front:
      '---\nid: 7\ntitle: Uno\ntags: [php, css]\nstatus: published\ncreated_at: 2026-01-02 10:00:00\n---\n\n',
    lost: [],
  })
})

test('everything else stands in its order', () => {
  const { front: text, lost } = front(
    {
      excerpt: 'Breve.',
      metaDescription: 'Para buscar.',
      status: 'draft',
      published: '2026-01-03 10:00:00',
      updated: '2026-01-04 10:00:00',
      series: { name: 'Índices', order: 2 },
    },
    '/images/a.png',
  )
  expect(text.split('\n').slice(1, -3)).toEqual([
    'id: 7',
    'title: Uno',
    'excerpt: Breve.',
    'meta_description: Para buscar.',
    'featured_image: /images/a.png',
    'tags: [php, css]',
    'status: draft',
    'created_at: 2026-01-02 10:00:00',
    'published_at: 2026-01-03 10:00:00',
    'updated_at: 2026-01-04 10:00:00',
    'series: Índices',
    'series_order: 2',
  ])
  expect(lost).toEqual([])
})

test('a series without a place has no number', () => {
  const text = front({ series: { name: 'Índices', order: null } }).front
  expect(text).toContain('\nseries: Índices\n---')
})

test('a text without a title has its address for one, and that is told', () => {
  const { front: text, lost } = front({ title: '' })
  expect(text).toContain('\ntitle: uno\n')
  expect(lost).toEqual(['it has no title: its address stands for one'])
})

test.each([
  ['2026-01-03 10:00:00', '2026-01-03 10:00:00'],
  [null, '1970-01-01 00:00:00'],
])('a text without a day has that of its publication, %s, or the first of all', (published, day) => {
  const { front: text, lost } = front({ created: null, published })
  expect(text).toContain(`\ncreated_at: ${day}\n`)
  expect(lost).toEqual(['it has no date: 1970-01-01 is written'])
})

test.each([
  ['title', 'title', 140],
  ['excerpt', 'excerpt', 400],
  ['metaDescription', 'meta_description', 320],
])('%s is cut where it is too long, and that is told', (field, name, most) => {
  expect(front({ [field]: 'a'.repeat(most) }).lost).toEqual([])
  const { front: text, lost } = front({ [field]: 'a'.repeat(most + 1) })
  expect(text).toContain(`\n${name}: ${'a'.repeat(most - 1)}…\n`)
  expect(lost).toEqual([`its ${name} is cut to ${most} characters`])
})
