import { existsSync } from 'node:fs'
import path from 'node:path'
import { RESERVED_SLUGS } from '@/lib/content/types'

/** In Next's routing, a static folder takes precedence over the dynamic `[slug]` folder. */
test('every address of the list that could clash with a slug has its own route', () => {
  const routes = RESERVED_SLUGS.map((slug) => [slug, existsSync(path.join(__dirname, slug))])
  expect(routes).toEqual([
    ['web', true],
    ['app', true],
    ['page', true],
  ])
  expect(existsSync(path.join(__dirname, '[slug]'))).toBe(true)
})
