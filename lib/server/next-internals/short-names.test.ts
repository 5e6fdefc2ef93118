import { shortPath, withShortNames } from './short-names.mjs'

test('names within the limit are unchanged', () => {
  expect(shortPath('/a/b/article/indices.html')).toBe('/a/b/article/indices.html')
  expect(shortPath(`/a/${'x'.repeat(155)}.html`)).toBe(`/a/${'x'.repeat(155)}.html`)
})

test('a name that is too long keeps its folder and extension, and different names stay different', () => {
  const long = (letter: string, ending: string) => shortPath(`/a/${letter.repeat(255)}${ending}`)
  expect(long('x', '.html')).toMatch(/^\/a\/[0-9a-f]{40}\.html$/)
  expect(long('ñ', '.segments')).toMatch(/^\/a\/[0-9a-f]{40}\.segments$/)
  expect(long('x', '.html')).not.toBe(long('y', '.html'))
  expect(shortPath(`/a/${'x'.repeat(255)}.segments/_tree.segment.rsc`)).toMatch(
    /^\/a\/[0-9a-f]{40}\.segments\/_tree\.segment\.rsc$/,
  )
})

test('every file system call uses the short name, with all arguments passed through', () => {
  const readFile = jest.fn((...call: unknown[]) => call)
  const fs = withShortNames({ readFile, constants: 1 })
  expect(fs.readFile('/a/b', 'utf8')).toEqual(['/a/b', 'utf8'])
  expect(String(fs.readFile('x'.repeat(300))[0])).toHaveLength(40)
  expect(fs.constants).toBe(1)
})
