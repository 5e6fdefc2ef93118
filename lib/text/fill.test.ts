import { fill } from './fill'

test('every placeholder is replaced by its value; other braces stay', () => {
  expect(fill('{shown} de {total}, {shown}', { shown: 6, total: 20 })).toBe('6 de 20, 6')
  expect(fill('{{count}} {other}', { count: 1 })).toBe('{1} {other}')
})
