import { projectSegments, readProjectView } from '../projects/views'
import {
  localPath,
  pathPrefix,
  readLocalPath,
  decodeSegment,
  isValidPathname,
  readPageSegment,
} from './routes'

test.each(['1', '-1', '01', '1e3', '', '9999999'])('%p is not a page address', (segment) => {
  expect(readPageSegment(segment)).toBeNull()
})

test('every view of the gallery is parsed back from its own address', () => {
  for (const view of [{ type: 'web' as const, page: 1 }, { type: 'app' as const, page: 3 }, { page: 2 }]) {
    expect(readProjectView(projectSegments(view))).toEqual(view)
  }
  for (const segments of [
    ['todos'],
    ['web', 'page'],
    ['web', 'page', '1'],
    ['page', '2', 'web'],
    ['web', 'x', '2'],
  ]) {
    expect(readProjectView(segments)).toBeNull()
  }
})

test('impossible addresses are distinguished from unusual ones', () => {
  expect(isValidPathname('/article/a%C3%B1o')).toBe(true)
  for (const path of [
    '/%E0%A4%A',
    '/article/..%2f',
    '/a%00b',
    '/..%5c',
    `/${'a'.repeat(259)}`,
    `/${'a/'.repeat(600)}`,
  ]) {
    expect(isValidPathname(path)).toBe(false)
  }
  expect(decodeSegment('%E0%A4%A')).toBeNull()
})

test.each([
  ['/', '/en'],
  ['/about', '/en/about'],
  ['/project/web/page/2', '/en/project/web/page/2'],
  ['/contacto', '/en/contact'],
  ['/contacto/enviar', '/en/contact/send'],
  ['/contacto/gracias', '/en/contact/thanks'],
  ['/contacto/articulo/contacto', '/en/contact/article/contacto'],
])('the English path of %s is %s, and is parsed back', (spanish, english) => {
  expect(localPath('es', spanish)).toBe(spanish)
  expect(localPath('en', spanish)).toBe(english)
  expect(readLocalPath(spanish)).toEqual({ language: 'es', path: spanish })
  expect(readLocalPath(english)).toEqual({ language: 'en', path: spanish })
})

test('the English home page is accepted with and without a trailing slash', () => {
  expect(readLocalPath('/en/')).toEqual({ language: 'en', path: '/' })
})

test.each(['/english', '/article/en', '/contact', '/en-contact'])('%s is Spanish', (path) => {
  expect(readLocalPath(path)).toEqual({ language: 'es', path })
})

test('paths of Spanish pages have no prefix', () => {
  expect([pathPrefix('es'), pathPrefix('en')]).toEqual(['', '/en'])
})

const NOT_IN_A_PATH = ['\\', '\u0000', '\u001f', '\u007f']

test('a segment has space for the longest slug with its extension, in UTF-8', () => {
  expect(isValidPathname(`/${'a'.repeat(255)}.md`)).toBe(true)
  expect(isValidPathname(`/${encodeURIComponent('ñ'.repeat(127))}`)).toBe(true)
  expect(isValidPathname(`/${encodeURIComponent('ñ'.repeat(130))}`)).toBe(false)
})

test('a path can have 1,000 characters', () => {
  const path = (length: number) => '/abc'.repeat(250).slice(0, 1_000) + 'd'.repeat(length - 1_000)
  expect(isValidPathname(path(1_000))).toBe(true)
  expect(isValidPathname(path(1_001))).toBe(false)
})

test('no segment leads out of its folder; a dot in a name is allowed', () => {
  expect(isValidPathname('/a/../b')).toBe(false)
  for (const path of ['/', '/a..b', '/a/.b', '/a/./b', '/...']) expect(isValidPathname(path)).toBe(true)
})

test.each(NOT_IN_A_PATH)('%j is not a page, wherever it occurs', (sign) => {
  expect(isValidPathname(`/a/${encodeURIComponent(sign)}`)).toBe(false)
  expect(isValidPathname(`/${encodeURIComponent(`a${sign}b`)}/c`)).toBe(false)
})

test('spaces and other letters are valid', () => {
  expect(isValidPathname('/a%20b/%E6%97%A5%E6%9C%AC')).toBe(true)
})
