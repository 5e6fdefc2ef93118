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

test('of a line of marks alone the blank line behind it goes as well, not the words', () => {
  const marks = new Marks()
  expect(marks.settle(`Uno\n\n ${marks.at('alone')} \n\nDos`)).toEqual({
    text: 'Uno\n\nDos',
    losses: [{ line: 3, what: 'alone' }],
  })
})

test('blank lines at the beginning of a text stay', () => {
  expect(new Marks().settle('\nUno').text).toBe('\nUno')
})

test('a text of marks alone is empty; one without marks stays, blank lines included', () => {
  const marks = new Marks()
  expect(marks.settle(marks.at('all'))).toEqual({ text: '', losses: [{ line: 1, what: 'all' }] })
  expect(marks.settle('a\n\n\nb').text).toBe('a\n\n\nb')
})
