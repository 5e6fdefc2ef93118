import { pictureEnding, pictureName } from './picture-file'

const ending = (text: string) => pictureEnding(Buffer.from(text))

test.each([
  ['89504e470d0a1a0a0000000d49484452', 'png'],
  ['ffd8ffe000104a464946', 'jpg'],
  ['474946383961', 'gif'],
])('%s is a picture by its bytes: %s', (bytes, expected) => {
  expect(pictureEnding(Buffer.from(bytes, 'hex'))).toBe(expected)
})

test.each([
  '<svg></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
  '\ufeff <?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg PUBLIC "a" "b"><SVG >',
])('%j is a drawing', (text) => expect(ending(text)).toBe('svg'))

test.each([
  '',
  'hola <svg></svg>',
  '<html><svg></svg></html>',
  '<svgfoo/>',
  '<svg><script>a()</script></svg>',
  '<svg onload="a()"></svg>',
  '<svg><a href="javascript:a()"/></svg>',
  '<svg><foreignObject/></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>',
])('%j is none that this site may serve', (text) => expect(ending(text)).toBeNull())

test('a drawing of more than two megabytes is none', () => {
  const drawing = (bytes: number) => `<svg>${' '.repeat(bytes - 5)}`
  expect(ending(drawing(2 * 1024 * 1024))).toBe('svg')
  expect(ending(drawing(2 * 1024 * 1024 + 1))).toBeNull()
})

test.each([
  ['https://a.example/fotos/Mi%20Foto.JPEG?w=1', 'mi-foto'],
  ['https://a.example/a/ca%C3%B1a.v2.png', 'cana-v2'],
  ['https://a.example/%E0%A4%A.png', 'e0-a4-a'],
  ['https://a.example/', 'imagen'],
  ['no address', 'imagen'],
  [`https://a.example/${'x'.repeat(99)}.png`, 'x'.repeat(60)],
])('the file of %s is called %s', (address, name) => expect(pictureName(address)).toBe(name))
