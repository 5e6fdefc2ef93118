import { htmlParts } from './html-tags'

const parts = (html: string, skipVerbatim = false) =>
  [...htmlParts(html, skipVerbatim)].map((part) =>
    part.type === 'text' ? `${part.start} ${part.value}` : `${part.start} ${part.type} ${part.name}`,
  )

test('text and tags are at their positions', () => {
  expect(parts('a<P class="x">b</p>c')).toEqual(['0 a', '1 open p', '14 b', '15 close p', '19 c'])
  expect(parts('<br/><h-1>')).toEqual(['0 open br', '5 open h-1'])
})

test.each([
  ['', []],
  ['a', ['0 a']],
  ['a < b <c', ['0 a < b <c']],
  ['1 <2> 3', ['0 1 <2> 3']],
  ['<<b>', ['0 <', '1 open b']],
  ['a <1 <b>', ['0 a <1 ', '5 open b']],
])('text that starts no tag stays text: %j', (html, expected) => expect(parts(html)).toEqual(expected))

test('comments and doctypes are ignored, whatever they contain', () => {
  expect(parts('a<!-- <b> > -->c')).toEqual(['0 a', '15 c'])
  expect(parts('<!DOCTYPE html>a')).toEqual(['15 a'])
  expect(parts('a<!-- b > c')).toEqual(['0 a<!-- b > c'])
})

test('the content of code elements can be skipped', () => {
  const html = '<p>a</p><PRE>b<i>c</i></Pre>d<code>e'
  expect(parts(html, true)).toEqual([
    '0 open p',
    '3 a',
    '4 close p',
    '8 open pre',
    '22 close pre',
    '28 d',
    '29 open code',
  ])
  expect(parts(html)).toContain('13 b')
  expect(parts('</pre>a', true)).toEqual(['0 close pre', '6 a'])
})
