import { readBuiltPage } from '../../page-policy/built-pages'
import { differenceIn, findUnknownInternals } from './cache-entries'

jest.mock('../../page-policy/built-pages', () => ({ readBuiltPage: jest.fn() }))

const KNOWN = {
  headers: { 'x-next-cache-tags': '_N_T_/unavailable' },
  routeCache: { key: '/route-cache/APP_PAGE/x/$/unavailable' },
}

test('the expected build has no differences', () => {
  expect(differenceIn(KNOWN)).toBeNull()
})

test.each([
  ['the keys of pages', { routeCache: { key: '/unavailable' } }],
  ['the keys of pages', { routeCache: undefined }],
  ['where the tags of a page stand', { headers: {} }],
])('detects a change in %s', (difference, change) => {
  expect(differenceIn({ ...KNOWN, ...change })).toBe(difference)
})

describe('a page of the build', () => {
  test('is checked', async () => {
    jest.mocked(readBuiltPage).mockResolvedValueOnce(Buffer.from(JSON.stringify(KNOWN)))
    await expect(findUnknownInternals()).resolves.toBeNull()
    jest.mocked(readBuiltPage).mockResolvedValueOnce(Buffer.from('{}'))
    await expect(findUnknownInternals()).resolves.toBe('the keys of pages')
  })

  test('that cannot be read is reported as a difference, without throwing', async () => {
    jest.mocked(readBuiltPage).mockRejectedValue(new Error('ENOENT'))
    await expect(findUnknownInternals()).resolves.toBe('where built pages are kept')
  })
})
