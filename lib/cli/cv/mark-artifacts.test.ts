import { markedContent } from './mark-artifacts'

const lines = (text: string) => text.split(' | ').join('\n')

test('text and lines outside tagged content become artifacts, tagged content is unchanged', () => {
  expect(
    markedContent(lines('q | BT | (1 / 2) Tj | ET | /P <</MCID 0>>BDC | BT | (Ana) Tj | ET | EMC | Q')),
  ).toBe(
    lines(
      'q | /Artifact BMC | BT | (1 / 2) Tj | ET | EMC | /P <</MCID 0>>BDC | BT | (Ana) Tj | ET | EMC | Q',
    ),
  )
  expect(markedContent(lines('1 0 0 1 0 0 cm | 0 0 9 1 re | f | 1 1 m | 2 2 l | S'))).toBe(
    lines('1 0 0 1 0 0 cm | /Artifact BMC | 0 0 9 1 re | f | EMC | /Artifact BMC | 1 1 m | 2 2 l | S | EMC'),
  )
})

test('tagged paths are not artifacts, and an empty page has none', () => {
  const inside = lines('/Link <</MCID 1>>BDC | 0 0 9 1 re | f | EMC')
  expect(markedContent(inside)).toBe(inside)
  expect(markedContent('')).toBe('')
})
