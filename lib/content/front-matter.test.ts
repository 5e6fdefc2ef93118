import { frontMatterSchema, readPost, storySchema } from './front-matter'

const article = (fields: object) =>
  frontMatterSchema.parse({ id: 1, title: 'Uno', created_at: '2026-01-01', ...fields })

test('texts are trimmed, blank ones are empty, and each has its limit', () => {
  expect(article({ title: '  Uno ', tags: [' php '] })).toMatchObject({ title: 'Uno', tags: ['php'] })
  expect(() => article({ title: '   ' })).toThrow('a text')
  expect(() => article({ tags: ['x'.repeat(61)] })).toThrow('a text of at most 60 characters')
})

test.each([
  ['an article', article],
  ['a story', (fields: object) => storySchema.parse(fields)],
])('%s without a status is published; both states can be given', (_name, parse) => {
  expect([{}, { status: 'published' }, { status: 'draft' }].map((fields) => parse(fields).status)).toEqual([
    'published',
    'published',
    'draft',
  ])
  expect(() => parse({ status: 'secret' })).toThrow('status')
})

test('the path of a picture may have blanks, as names of photographs do; a name alone is no path', () => {
  const shown = (featured_image: string) => article({ featured_image }).featured_image
  expect(shown('/images/mi foto.jpg')).toBe('/images/mi%20foto.jpg')
  expect(() => shown('mi foto.jpg')).toThrow('a path such as /images/a.svg')
  expect(() => shown('/ foto.jpg')).toThrow('a path such as /images/a.svg')
})

test('an article can belong to one project or several', () => {
  expect(article({ project: 3 }).project).toEqual([3])
  expect(article({ project: [3, 4] }).project).toEqual([3, 4])
  expect(() => article({ project: 'uno' })).toThrow('the id of a project, or a list of ids')
})

test('a period can be a year, which YAML parses as a number', () => {
  expect(storySchema.parse({ period: 2024 }).period).toBe('2024')
  expect(storySchema.parse({ period: '2024 a 2026' }).period).toBe('2024 a 2026')
})

test.each([
  ['2026-09-05', '2026-09-05 00:00:00'],
  ['2026-09-05 10:12:00 +0200', '2026-09-05 10:12:00'],
  ['2026-01-05 10:12:00 +0200', '2026-01-05 09:12:00'],
  ['2026-09-05T10:12:00Z', '2026-09-05 12:12:00'],
])('a date with a time zone is converted to Madrid time, one without is unchanged: %s', (given, read) => {
  expect(article({ created_at: given }).created_at).toBe(read)
})

test.each([
  ['https://social.example/@ana/1122', { service: 'mastodon', origin: 'https://social.example', id: '1122' }],
  ['https://social.example/@ana@other.example/1122/', { service: 'mastodon', id: '1122' }],
  ['https://social.example/users/ana/statuses/1122', { service: 'mastodon', id: '1122' }],
  [
    'https://bsky.app/profile/ana.example/post/3kabc',
    { service: 'bluesky', author: 'ana.example', key: '3kabc' },
  ],
  ['https://bsky.app/profile/did:plc:abc/post/3kabc', { service: 'bluesky', author: 'did:plc:abc' }],
])('%s is a post', (address, expected) => expect(readPost(address)).toMatchObject(expected))

test.each([
  'https://social.example/@ana',
  'https://bsky.app/profile/ana.example',
  'https://x.example/ana/status/1122',
  'javascript:alert(1)',
])('%s is none', (address) => expect(readPost(address)).toBeNull())
