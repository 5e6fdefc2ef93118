import { readFileSync } from 'node:fs'
import { formsIn } from '../settings/hidden-words'

const ADDRESS = 'hola@ines.example'
const found = (text: string | Buffer) => formsIn(Buffer.from(text), [ADDRESS])

test.each([
  'Escribe a Hola@Ines.example.',
  'hola%40ines.example',
  'hola&#64;ines&#x2e;example',
  'hola&commat;ines&period;example',
  'hola\\u0040ines.example',
  'hola%2540ines.example',
  'hola<!-- -->@<b>ines</b>.example',
  '["hola","@","ines.example"]',
  'hola (arroba) ines punto example',
  'elpmaxe.seni@aloh',
  Buffer.from(`x${ADDRESS}y`).toString('base64'),
  Buffer.from(`xy${ADDRESS}`).toString('base64'),
])('an address is found in %j', (text) => {
  expect(found(text)).not.toEqual([])
})

test('an address is found in a printed CV and in its Word document', () => {
  for (const file of ['e2e/content/cv.pdf', 'e2e/content/cv/es/cv.docx'])
    expect(found(readFileSync(file))).not.toEqual([])
})

test.each(['otra@ines.example', 'hola a Inés, ejemplo', '<a href="/contacto">hola</a>', ''])(
  'no address is found in %j',
  (text) => {
    expect(found(text)).toEqual([])
  },
)
