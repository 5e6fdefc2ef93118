import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { readBuiltPage } from '../../page-policy/built-pages'
import { findUnknownInternals, pathOfKey } from './cache-entries'

jest.mock('../../page-policy/built-pages', () => ({ readBuiltPage: jest.fn() }))

/*
 * What ./cache-entries.ts assumes about Next. When an update breaks the first test, it has to be adapted; until then the
 * second one shows what the log says, and the site serves pages as Next renders them.
 */

test('in the installed Next, the key of a page contains its path', () => {
  const owner = { kind: 'APP_PAGE', sourceRoute: '/article/[slug]/page' }
  expect(pathOfKey(getRouteCacheKey('/article/a-b', owner as never))).toBe('/article/a-b')
  expect(pathOfKey('a key of data')).toBeNull()
})

test('a page of the build that is kept in another way is named, without throwing', async () => {
  const keptAs = (meta: string) => jest.mocked(readBuiltPage).mockResolvedValueOnce(Buffer.from(meta))
  keptAs('{"routeCache":{"key":"/route-cache/APP_PAGE/x/$/unavailable"}}')
  await expect(findUnknownInternals()).resolves.toBeNull()
  for (const other of ['{"routeCache":{"key":"/unavailable"}}', '{}']) {
    keptAs(other)
    await expect(findUnknownInternals()).resolves.toBe('the keys of pages')
  }
  jest.mocked(readBuiltPage).mockRejectedValueOnce(new Error('ENOENT'))
  await expect(findUnknownInternals()).resolves.toBe('where built pages are kept')
})
