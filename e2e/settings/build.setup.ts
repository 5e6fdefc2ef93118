import { expect, test } from 'playwright/test'
import { removeBuild } from '../copied-build'
import { buildUnchecked } from '../site'
import { OWNER, OWNER_DIST, writeOwner } from './owner'

test('the site of an owner with other settings is built', async () => {
  test.setTimeout(900_000)
  writeOwner()
  removeBuild(OWNER_DIST)
  const { ok, output } = await buildUnchecked(OWNER_DIST, { CONTENT_DIR: OWNER })
  expect(ok, output).toBe(true)
})
