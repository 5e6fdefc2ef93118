import fc from 'fast-check'
import { initialsOf } from './initials-icon'

test.each([
  ['Alex Muestra', 'AM'],
  ['Ñusta Ávila', 'ÑÁ'],
  ['ana muestra', 'AM'],
  ['José Luis García Pérez', 'JG'],
  ['María de la O', 'MO'],
  ['Madonna', 'M'],
  ['👩🏽‍💻 Ana 🎉 Sol', 'AS'],
  ['«Pepe» (el) Gómez', 'PG'],
  ['Łukasz Żak', 'ŁŻ'],
  ['straße ßen', 'SS'],
  ['N\u0303usta A\u0301vila', 'ÑÁ'],
  ['王小明 Ming', 'M'],
  ['De La', 'DL'],
  ['3lite Dev', '3D'],
])('the initials of %s are %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})

test.each(['王小明', '🎉', 'Ольга', '', '  ', '«»'])('%j has no letter supported by the font', (name) => {
  expect(initialsOf(name)).toBe('')
})

test('whatever the name, there are at most two letters, both supported by the font', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(initialsOf(name)).toMatch(/^[0-9A-ZÀ-ÖØ-ÞĀ-ž]{0,2}$/u)
    }),
  )
})
