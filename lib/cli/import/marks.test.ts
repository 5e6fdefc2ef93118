import { Marks } from './marks'

test('a mark goes from its text, and its line is known', () => {
  const marks = new Marks()
  const text = `Uno\n\nDos${marks.at('in a line')} más\n\n${marks.at('alone')}\n\nTres\n\n${marks.at('at the end')}`
  expect(marks.settle(text)).toEqual({
    text: 'Uno\n\nDos más\n\nTres',
    losses: [
      { line: 3, what: 'in a line' },
      { line: 5, what: 'alone' },
      { line: 5, what: 'at the end' },
    ],
  })
})

test('a text of marks alone is empty; one without marks stays, blank lines included', () => {
  const marks = new Marks()
  expect(marks.settle(marks.at('all'))).toEqual({ text: '', losses: [{ line: 1, what: 'all' }] })
  expect(marks.settle('a\n\n\nb').text).toBe('a\n\n\nb')
})
