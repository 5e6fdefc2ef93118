import { differenceIn, findUnknownInternals } from './check'

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

test('a build that can not be read is a difference, not an end', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue('/nowhere')
  await expect(findUnknownInternals()).resolves.toBe('where built pages are kept')
  jest.restoreAllMocks()
})
