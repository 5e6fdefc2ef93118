import { pictureEnding } from './pictures'

test.each([
  ['89504e470d0a1a0a0000000d49484452', 'png'],
  ['ffd8ffe000104a464946', 'jpg'],
  ['474946383961', 'gif'],
])('%s is detected as an image by its bytes: %s', (bytes, expected) => {
  expect(pictureEnding(Buffer.from(bytes, 'hex'))).toBe(expected)
})

test.each([
  '<svg></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
  '\ufeff <?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg PUBLIC "a" "b"><SVG >',
])('%j is an SVG', (text) => expect(pictureEnding(Buffer.from(text))).toBe('svg'))

test.each([
  '',
  'hola <svg></svg>',
  '<html><svg></svg></html>',
  '<svg><script>a()</script></svg>',
  '<svg onload="a()"></svg>',
  '<svg><a href="javascript:a()"/></svg>',
  '<svg><foreignObject/></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>',
  '<!---->'.repeat(5_000),
])('%j is not an image this site can serve', (text) => expect(pictureEnding(Buffer.from(text))).toBeNull())
