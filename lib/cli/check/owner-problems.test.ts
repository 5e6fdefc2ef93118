import '@/e2e/unit/own-folders'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { changed, SITE, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../site/content-folder'
import { env } from '../../site/env'
import { readOwnerModule } from '../../site/owner-module'
import { siteSchema } from '../../site/owner-schema'
import { formatProblem } from '../../validation/problems'
import { privacyProblems } from './owner-problems'
import type { Content } from './read-content'

const COOKIES = '\n\n# 2. Cookies\n\n<!-- cookies -->\n\nSin.\n\n<!-- /cookies -->\n'
const HIDDEN = changed('site.ts', ["city: 'Soria',", "city: 'Soria', contact: 'form',"])
const HOMELESS = HIDDEN.replace("address: 'Calle Una, 2',", '')
afterEach(() => {
  env.CONTACT_FORM = 'on'
})

const problemsOfPolicy = (site: Content['site']) => privacyProblems({ folders, site } as Content)

async function said(policy: string, site = SITE): Promise<string[]> {
  writeOwnSite({ 'privacy.md': `# 1. Fines\n\n${policy}${COOKIES}`, 'site.ts': site })
  const faults = await problemsOfPolicy(readOwnerModule('site', siteSchema, { folders }))
  return faults.map(formatProblem)
}

test.each([
  'El sitio no tiene formularios ni zona de registro.',
  'Este sitio no dispone de ningún formulario.',
  'Aquí no hay formularios.',
])('a policy that says %s is reported, as there is a form', async (sentence) => {
  expect(await said(sentence)).toEqual([
    expect.stringMatching(/^content\/privacy\.md:3:\d+: warning: says that there are no forms/),
  ])
})

test.each([
  'Lo que no diga el formulario no se guarda.',
  'El sitio no tiene zona de registro.',
  'Use el formulario.',
])('a policy that says %s is not reported', async (sentence) => {
  expect(await said(sentence)).toEqual([])
})

test('without the form the sentence is correct', async () => {
  env.CONTACT_FORM = 'off'
  expect(await said('El sitio no tiene formularios.')).toEqual([])
})

test("a custom policy has its own date; the sample's keeps the sample's", async () => {
  const dated = (month: string) =>
    changed('site.ts', ["taxId: '11111111H'", `taxId: '1', updated: '${month}'`])
  expect(await said('Mío.', dated('junio de 2025'))).toEqual([
    "content/site.ts:13:44: warning: legal.updated is the month of the sample's policy, and content/privacy.md says something else. Write the month of its last change.",
  ])
  expect(await said('Mío.', dated('julio de 2025'))).toEqual([])
  writeOwnSite({
    'privacy.md': readFileSync(path.join('content', 'privacy.md'), 'utf8'),
    'site.ts': dated('junio de 2025'),
  })
  expect(await problemsOfPolicy(readOwnerModule('site', siteSchema, { folders }))).toEqual([])
})

test('a controller who cannot be contacted is reported', async () => {
  env.CONTACT_FORM = 'off'
  expect(await said('Uno.', HOMELESS)).toEqual([
    expect.stringMatching(/^content\/privacy\.md: warning: names no way to reach you/),
  ])
  expect(await said('Uno.', HIDDEN)).toEqual([])
  expect(await said('Uno.', SITE)).toEqual([])
  env.CONTACT_FORM = 'on'
  expect(await said('Uno.', HOMELESS)).toEqual([])
})
