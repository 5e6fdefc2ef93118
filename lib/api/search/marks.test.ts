import fc from 'fast-check'
import { marked, markedLine } from './marks'

const is =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word)

test('found words stand at odd places, as they are written', () => {
  expect(marked('Los Índices, y más índices.', is('índices'))).toEqual([
    'Los ',
    'Índices',
    ', y más ',
    'índices',
    '.',
  ])
  expect(marked('Nada', is('índices'))).toEqual(['Nada'])
  expect(marked('uno', is('uno'))).toEqual(['', 'uno', ''])
})

test('the line is where the most different words are, cut between words', () => {
  const text =
    `${'relleno '.repeat(40)}rojo ${'relleno '.repeat(60)}rojo y azul ${'relleno '.repeat(40)}`.trim()
  const line = markedLine(text, is('rojo', 'azul'))
  expect(line[0]).toMatch(/^… relleno .*relleno $/)
  expect(line.slice(1, 4)).toEqual(['rojo', ' y ', 'azul'])
  expect(line[4]).toMatch(/^ relleno .*relleno …$/)
  expect(line.join('').length).toBeLessThanOrEqual(190)
})

test('a short text is its line, one without a found word begins at its beginning', () => {
  expect(markedLine('Rojo y azul', is('azul'))).toEqual(['Rojo y ', 'azul', ''])
  expect(markedLine('palabra '.repeat(50).trim(), is())[0]).toMatch(/^palabra .* …$/)
})

test('every text gives a line of limited length whose parts are parts of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.nat(5), (text, every) => {
      let count = 0
      const line = markedLine(text, () => (count += 1) % (every + 1) === 0)
      expect(line.length % 2).toBe(1)
      expect(line.join('').length).toBeLessThanOrEqual(190)
      expect(text).toContain(line.join('').replace(/^… /, '').replace(/ …$/, ''))
    }),
  )
})

test('a word that goes on for long before the first found one is cut in the middle', () => {
  const line = [`… ${'a/'.repeat(25)}`, 'rojo']
  expect(markedLine(`${'a/'.repeat(200)}rojo`, is('rojo'))).toEqual([...line, ''])
  expect(markedLine(`${'a/'.repeat(200)}rojo y azul`, is('rojo'))).toEqual([...line, ' y azul'])
})

test('of a text with hundreds of found words its first two hundred decide', () => {
  const text = `${'rojo y nada más que eso y ya está '.repeat(210)}rojo azul verde`
  expect(markedLine(text, is('rojo', 'azul', 'verde')).join('')).not.toContain('azul')
})
