import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { ownPath } from '@/e2e/unit/own-folders'
import { problemsBy } from '@/e2e/unit/checked-site'
import { changed, SITE, writeOwnSite } from '@/e2e/unit/own-site'
import { readOwnResumeFile } from '../../resume/resume'
import { folders } from '../../site/content-folder'
import { LANGUAGES } from '../../site/language'
import { readOwnerModule } from '../../site/owner-module'
import { siteSchema } from '../../site/owner-schema'
import { hiddenAddressProblems } from './hidden-address'

const FORM = changed('site.ts', ["email: 'hola@nuria.test',", "email: 'hola@nuria.test', contact: 'form',"])
const PRINTS = { 'cv.pdf': 'cv.pdf', 'cv/es/cv.docx': 'cv/es/cv.docx' }
const ARTICLE =
  '---\nid: 1\ntitle: Uno\nexcerpt: U.\ncreated_at: 2026-01-01\n---\n\nEscribe a Hola@Nuria.test.\n'

/**
 * Returns the problems of a site.
 * @param prints maps printed fixtures, which contain the CV's e-mail address, to their destinations
 */
async function said(files: Record<string, string>, prints: Record<string, string> = {}): Promise<string[]> {
  writeOwnSite(files)
  for (const [from, to] of Object.entries(prints)) {
    mkdirSync(path.dirname(ownPath(`content/${to}`)), { recursive: true })
    copyFileSync(path.resolve('e2e/content', from), ownPath(`content/${to}`))
  }
  const site = readOwnerModule('site', siteSchema, { folders })
  const resumeFiles = LANGUAGES.map((language) => readOwnResumeFile(folders, language))
  return (await problemsBy(hiddenAddressProblems, { site, resumeFiles })).toSorted()
}

test('the fields omitted by the site are the ones meant for the address', async () => {
  expect(await said({ 'site.ts': FORM })).toEqual([])
})

test('a visible address can appear anywhere', async () => {
  expect(await said({ 'site.ts': SITE, 'articles/uno.md': ARTICLE }, PRINTS)).toEqual([])
})

test('an address in a text, in another field and in the CV is reported with its position', async () => {
  const site = FORM.replace("description: 'Un sitio.'", "description: 'Un sitio (mailto:LEGAL@nuria.test).'")
  const resume = changed('resume.json', [
    '"summary": "Hago webs."',
    '"summary": "Hago webs, y mi email es cv@nuria.test."',
  ])
  expect(await said({ 'site.ts': site, 'articles/uno.md': ARTICLE, 'resume.json': resume })).toEqual([
    expect.stringMatching(/^content\/articles\/uno\.md:8:11: warning: has your e-mail address in it, though/),
    expect.stringMatching(/^content\/resume\.json:6:\d+: warning: has your e-mail/),
    expect.stringMatching(/^content\/site\.ts:4:\d+: warning: has your e-mail address in it/),
  ])
})

test('a PDF that still contains the address is reported by its content; one with another address is not', async () => {
  const fixture = (email: string) => ({
    'site.ts': FORM,
    'resume.json': changed('resume.json', ['cv@nuria.test', email]),
  })
  expect(await said(fixture('hola@ines.example'), PRINTS)).toEqual([
    expect.stringMatching(/^content\/cv\.pdf: warning: has your e-mail address.*: npm run cv/),
    expect.stringMatching(/^content\/cv\/es\/cv\.docx: warning: has your e-mail address.*: npm run cv/),
  ])
  expect(await said(fixture('otra@ines.example'), PRINTS)).toEqual([])
})

test('a PDF is read whatever the case of its extension', async () => {
  const resume = changed('resume.json', ['cv@nuria.test', 'hola@ines.example'])
  const prints = { 'cv.pdf': 'CV.PDF', 'cv/es/cv.docx': 'cv/es/CV.Docx' }
  expect(await said({ 'site.ts': FORM, 'resume.json': resume }, prints)).toEqual([
    expect.stringMatching(/^content\/CV\.PDF: warning: has your e-mail address/),
    expect.stringMatching(/^content\/cv\/es\/CV\.Docx: warning: has your e-mail address/),
  ])
})
