import { nameOfTag, tagOfName } from './tag-names'

test.each([
  'articles',
  'article:año nuevo',
  'article:100%, a,b',
  `article:${'x'.repeat(255)}`,
  `article:${'ñ'.repeat(127)}`,
])('the name %s comes back from its tag, which has no comma and fits', (name) => {
  expect(tagOfName(name)).toMatch(/^[^,\s]{1,200}$/)
  expect(nameOfTag(tagOfName(name))).toBe(name)
})

test('a name that fits can be read in its tag, also by a process that never met it', () => {
  expect(tagOfName('article:uno')).toBe('article%3Auno')
  expect(tagOfName('x'.repeat(200))).toBe('x'.repeat(200))
})

test('two long names have two tags', () => {
  expect(tagOfName(`article:${'x'.repeat(250)}a`)).not.toBe(tagOfName(`article:${'x'.repeat(250)}b`))
})

test('a long name that was never met is unknown', () => expect(nameOfTag('~never')).toBeNull())
