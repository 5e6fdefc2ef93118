import { ownPath } from '@/e2e/unit/own-folders'
import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { changed, SITE, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../config/content-folder'
import { readOwnerModule } from '../../config/owner-module'
import { siteSchema } from '../../config/owner-schema'
import { formatProblem } from '../../config/problems'
import { addressProblems } from './address-problems'

const FORM = changed('site.ts', ["email: 'hola@nuria.test',", "email: 'hola@nuria.test', contact: 'form',"])
const ARTICLE =
  '---\nid: 1\ntitle: Uno\nexcerpt: U.\ncreated_at: 2026-01-01\n---\n\nEscribe a Hola@Nuria.test.\n'

/** What is said of a site. @param cv whether a print that names the address of the fixture's CV is there */
async function said(files: Record<string, string>, cv = false): Promise<string[]> {
  writeOwnSite(files)
  if (cv) {
    mkdirSync(ownPath('content/cv/es'), { recursive: true })
    copyFileSync(path.resolve('e2e/content/cv.pdf'), ownPath('content/cv.pdf'))
    copyFileSync(path.resolve('e2e/content/cv/es/cv.docx'), ownPath('content/cv/es/cv.docx'))
  }
  const site = readOwnerModule('site', siteSchema, { folders })
  return (await addressProblems(folders, site)).map(formatProblem).toSorted()
}

test('the fields that the site leaves out are where the address belongs', async () => {
  expect(await said({ 'site.ts': FORM })).toEqual([])
})

test('where the address is shown it may stand anywhere', async () => {
  expect(await said({ 'site.ts': SITE, 'articles/uno.md': ARTICLE }, true)).toEqual([])
})

test('an address in a text, in another field and in the CV is told with its place', async () => {
  const site = FORM.replace("description: 'Un sitio.'", "description: 'Un sitio: LEGAL@nuria.test.'")
  const resume = changed('resume.json', ['"summary": "Hago webs."', '"summary": "Hago webs: cv@nuria.test."'])
  expect(await said({ 'site.ts': site, 'articles/uno.md': ARTICLE, 'resume.json': resume })).toEqual([
    expect.stringMatching(/^content\/articles\/uno\.md:8:11: warning: has your e-mail address in it, though/),
    expect.stringMatching(/^content\/resume\.json:6:\d+: warning: basics\.summary names your e-mail/),
    expect.stringMatching(/^content\/site\.ts:4:3: warning: description names your e-mail address in it/),
  ])
})

test('a print that still has the address is told, by what is in it; one with another address is not', async () => {
  const fixture = (email: string) => ({
    'site.ts': FORM,
    'resume.json': changed('resume.json', ['cv@nuria.test', email]),
  })
  expect(await said(fixture('hola@ines.example'), true)).toEqual([
    expect.stringMatching(/^content\/cv\.pdf: warning: has your e-mail address.*: npm run cv/),
    expect.stringMatching(/^content\/cv\/es\/cv\.docx: warning: has your e-mail address.*: npm run cv/),
  ])
  expect(await said(fixture('otra@ines.example'), true)).toEqual([])
})
