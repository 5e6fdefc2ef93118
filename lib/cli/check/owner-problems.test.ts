import '@/e2e/unit/own-folders'
import { problemsBy } from '@/e2e/unit/checked-site'
import { changed, SITE, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../site/content-folder'
import { env } from '../../site/env'
import { readOwnerModule } from '../../site/owner-module'
import { siteSchema } from '../../site/owner-schema'
import { ownerProblems } from './owner-problems'

const HIDDEN = changed('site.ts', ["city: 'Soria',", "city: 'Soria', contact: 'form',"])
const HOMELESS = HIDDEN.replace("address: 'Calle Una, 2',", '')
afterEach(() => {
  env.CONTACT_FORM = 'on'
})

async function said(site: string): Promise<string[]> {
  writeOwnSite({ 'site.ts': site })
  return problemsBy(ownerProblems, { site: readOwnerModule('site', siteSchema, { folders }) })
}

test('a controller who cannot be contacted is reported', async () => {
  env.CONTACT_FORM = 'off'
  expect(await said(HOMELESS)).toEqual([
    expect.stringMatching(/^content\/privacy\.md: warning: names no way to reach you/),
  ])
  expect(await said(HIDDEN)).toEqual([])
  expect(await said(SITE)).toEqual([])
  env.CONTACT_FORM = 'on'
  expect(await said(HOMELESS)).toEqual([])
})
