import { readBuiltPage } from './built-pages'
import { differenceIn, findUnknownInternals } from './check'

jest.mock('./built-pages', () => ({ readBuiltPage: jest.fn() }))

const THEME = '<script>theme()</script>'
const frame = (extra = '') =>
  `<html><head><script src="/a.js" async=""></script></head><body>${THEME}${extra}<script>self.__next_f.push([0])</script></body></html>`
const meta = (fields: object = {}) =>
  JSON.stringify({
    headers: { 'x-next-cache-tags': '_N_T_/unavailable' },
    routeCache: { key: '/route-cache/APP_PAGE/x/$/unavailable' },
    ...fields,
  })
const known = { frame: frame(), sample: frame('<p>Texto</p>'), sampleMeta: meta() }

test('a build as it is expected has no difference', () => {
  expect(differenceIn(known)).toBeNull()
})

test.each([
  ['the keys of pages', { sampleMeta: meta({ routeCache: { key: '/unavailable' } }) }],
  ['the keys of pages', { sampleMeta: meta({ routeCache: undefined }) }],
  ['where the tags of a page stand', { sampleMeta: meta({ headers: {} }) }],
  ["a page's scripts and their data", { sample: known.sample.replaceAll('__next_f', '__next_g') }],
  ["a page's scripts and their data", { sample: known.sample.replace('async=""', 'defer=""') }],
  ['inline scripts of a page', { sample: frame('<script>reveal()</script>') }],
])('it notices a change in %s', (difference, change) => {
  expect(differenceIn({ ...known, ...change })).toBe(difference)
})

describe('the pages of the build', () => {
  const { frame: page, sample, sampleMeta } = known
  const files: Record<string, string> = {
    '/_not-found.html': page,
    'unavailable.html': sample,
    'unavailable.meta': sampleMeta,
  }
  const build = (more: Record<string, string> = {}) =>
    jest.mocked(readBuiltPage).mockImplementation((file) => {
      const text = { ...files, ...more }[file]
      return text === undefined ? Promise.reject(new Error('ENOENT')) : Promise.resolve(Buffer.from(text))
    })

  test('are looked at: the frame of every page, one with content, and what is kept of that', async () => {
    build()
    await expect(findUnknownInternals()).resolves.toBeNull()
    build({ 'unavailable.meta': meta({ headers: {} }) })
    await expect(findUnknownInternals()).resolves.toBe('where the tags of a page stand')
    build({ '/_not-found.html': '' })
    await expect(findUnknownInternals()).resolves.toBe('inline scripts of a page')
  })

  test('that can not be read are a difference, not an end', async () => {
    jest.mocked(readBuiltPage).mockRejectedValue(new Error('ENOENT'))
    await expect(findUnknownInternals()).resolves.toBe('where built pages are kept')
  })
})
