import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { pathOfKey, tagsOf } from './cache-entries'

/*
 * What the modules of this folder assume about Next, checked against the installed version. When an update breaks a
 * test, the module named in it has to be adapted; until then the site falls back to Next's own behaviour.
 */

test('cache-entries: the key of a page contains its path', () => {
  const owner = { kind: 'APP_PAGE', sourceRoute: '/article/[slug]/page' }
  const key = getRouteCacheKey('/article/a-b', owner as never)
  expect(pathOfKey(key)).toBe('/article/a-b')
  expect(pathOfKey('a key of data')).toBeNull()
})

test('cache-entries: the tags of a page are in its headers', () => {
  expect(tagsOf({ headers: { [NEXT_CACHE_TAGS_HEADER]: 'a,b' } })).toEqual(['a', 'b'])
  expect(tagsOf({ headers: {} })).toEqual([])
})
