import { candidatesFor } from './candidates'

test.each<[unknown, unknown]>([
  [5, '5'],
  [5, ['5']],
  [true, 'true'],
  [['a'], 'a'],
  [['a', 'b'], 'a, b'],
  ['#', undefined],
  ['n/a', null],
  [' Actualidad ', undefined],
  ['en curso', null],
  ['12', 12],
  ['-1.5', -1.5],
  ['Sí', true],
  ['false', false],
  ['no', false],
  ['Web', 'web'],
  ['es', 'ES'],
  [' a ', 'a'],
  ['a', ['a']],
  ['PHP, Docker ,SQL', ['PHP', 'Docker', 'SQL']],
  ['5/9/2026', '2026-09-05'],
  ['5.9.2026 10:00', '2026-09-05 10:00'],
  ['5.9.2026 10:00', '2026-09-05'],
  ['2026/9/5', '2026-09-05'],
  ['2026/9/5 10:00', '2026-09-05 10:00'],
  ['2026/9/5 10:00', '2026-09-05'],
  ['2026-9', '2026-09'],
  ['09/2026', '2026-09'],
  ['www.faro.example', 'https://www.faro.example'],
  ['www.faro.example/blog', 'https://www.faro.example/blog'],
  ['htp://faro.example', 'https://faro.example'],
  ['https//faro.example', 'https://faro.example'],
  ['https://faro.example/a/b?c', 'https://faro.example'],
  ['mailto:ana@faro.example', 'ana@faro.example'],
  ['ana (arroba) faro.example', 'ana@faro.example'],
  ['ana at faro.example', 'ana@faro.example'],
  ['+34 600 000 000', '+34600000000'],
  ['@ana', 'ana'],
  ['/ana/faro/', 'ana/faro'],
  ['https://github.com/ana/faro.git', 'ana/faro'],
  ['git@github.com:ana/faro', 'ana/faro'],
  ['public/a.png', '/a.png'],
  ['../content/images/a b.png', '/images/a%20b.png'],
  ['a.png', '/images/a.png'],
  ['./images/a.png', '/images/a.png'],
])('%j may have been meant as %j', (value, meant) => expect(candidatesFor(value)).toContainEqual(meant))

test.each<[unknown, unknown]>([
  ['a', 'a'],
  ['nada de eso', null],
  ['nota', undefined],
  ['1.2.3', expect.any(Number)],
  ['notrue', true],
  ['en 2026', '2026'],
  ['a b', ['a', 'b']],
  ['faro', expect.stringMatching(/^https:/)],
  ['a.png', 'https://a.png/'],
  ['https://faro.example/a.png', '/images/https://faro.example/a.png'],
  ['https://faro.example/a.png', '/https://faro.example/a.png'],
])('%j is never taken for %j', (value, other) => expect(candidatesFor(value)).not.toContainEqual(other))

test.each([null, undefined, {}])('of %j nothing is guessed', (value) =>
  expect(candidatesFor(value)).toEqual([]),
)

test('the likeliest comes first', () => {
  expect(candidatesFor('null').slice(0, 2)).toEqual([undefined, null])
  expect(candidatesFor('5/9/2026 10:00').filter((one) => String(one).startsWith('2026'))).toEqual([
    '2026-09-05 10:00',
    '2026-09-05',
  ])
})
