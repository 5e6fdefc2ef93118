import { isTooDeep, withoutTags } from './html-limits'

test('elements may be nested 150 deep', () => {
  expect(isTooDeep('<div>'.repeat(150))).toBe(false)
  expect(isTooDeep('<div>'.repeat(151))).toBe(true)
})

test('elements side by side are not nested', () => {
  expect(isTooDeep('<b>a</b>'.repeat(200))).toBe(false)
  expect(isTooDeep(`${'</b>'.repeat(10)}${'<b>'.repeat(151)}`)).toBe(true)
})

test.each(['img', 'br', 'p', 'LI', 'td'])('<%s> may be left open', (name) => {
  expect(isTooDeep(`<${name}>`.repeat(200))).toBe(false)
})

test('words stay without their tags and with one space between them', () => {
  expect(withoutTags(' <p>Uno</p>\n<p>dos <b>tres</b></p> ')).toBe('Uno dos tres')
})
