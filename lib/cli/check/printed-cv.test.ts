import '@/e2e/unit/own-folders'
import { problemsBy } from '@/e2e/unit/checked-site'
import { changed, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../site/content-folder'
import { readOwnerModule } from '../../site/owner-module'
import { siteSchema } from '../../site/owner-schema'
import { readResume } from '../../resume/resume'
import { listPrints } from '../cv/printed-variants'
import { markSource } from '../cv/source-mark'
import { printProblems } from './printed-cv'

const withRole = changed('resume.json', [
  '"basics"',
  '"x-roles": [{ "slug": "web", "label": "Web" }],\n  "basics"',
])
const site = () => readOwnerModule('site', siteSchema, { folders })
const read = () => ({ es: readResume(folders), en: readResume(folders, 'en') })

/** Returns stand-ins for the files that `npm run cv` would generate: the right names and source marks, without content. */
function printed(files: Record<string, string | null>): Record<string, string> {
  writeOwnSite(files)
  return Object.fromEntries(
    listPrints(read(), site()).map(({ address, form, version }) => [
      address.slice(1),
      markSource(Buffer.from(form === 'pdf' ? '%PDF-1.4 %%EOF' : 'PK\u0005\u0006\0\0'), version).toString(
        'latin1',
      ),
    ]),
  )
}

/** Returns the problems of a site's files. */
function said(files: Record<string, string | null>): Promise<string[]> {
  writeOwnSite(files)
  return problemsBy(printProblems, { site: site(), resumes: read() })
}

test('files generated from the current CV are up to date, for each role', async () => {
  const made = printed({ 'resume.json': withRole })
  expect(Object.keys(made)).toEqual(['cv.pdf', 'cv/es/cv.docx', 'cv/es/web.pdf', 'cv/es/web.docx'])
  expect(await said({ 'resume.json': withRole, ...made })).toEqual([])
})

test('files generated before a change are stale', async () => {
  const made = printed({})
  const resume = changed('resume.json', ['Acme', 'Otra'])
  expect(await said({ 'resume.json': resume, ...made })).toEqual(
    ['content/cv.pdf', 'content/cv/es/cv.docx'].map(
      (file) =>
        `${file}: warning: was printed from another version of content/resume.json. Print it again: npm run cv.`,
    ),
  )
})

test('a translation has generated files too, and only those are stale after it is edited', async () => {
  const english = '{ "basics": { "label": "Web", "summary": "S" } }'
  const made = printed({ 'en/resume.json': english })
  expect(Object.keys(made)).toContain('cv/en/cv.pdf')
  const stale = await said({ 'en/resume.json': english.replace('"S"', '"T"'), ...made })
  expect(stale.map((line) => line.split(': ')[0])).toEqual(['content/cv/en/cv.pdf', 'content/cv/en/cv.docx'])
  expect(stale[0]).toContain('another version of content/en/resume.json')
})

test('a new role has no files yet, a removed one leaves some behind', async () => {
  const made = printed({})
  expect(await said({ 'resume.json': withRole, ...made })).toEqual(
    ['content/cv/es/web.pdf', 'content/cv/es/web.docx'].map(
      (file) =>
        `${file}: warning: is missing, and the page of that CV does not offer it. Print it: npm run cv.`,
    ),
  )
  const withRoles = printed({ 'resume.json': withRole })
  expect(await said(withRoles)).toEqual(
    ['content/cv/es/web.docx', 'content/cv/es/web.pdf'].map(
      (file) => `${file}: warning: is of a CV that there is no more. Remove it: npm run cv.`,
    ),
  )
})

test("a folder without generated files, and an owner's own file in it, are ignored", async () => {
  expect(await said({ 'resume.json': withRole })).toEqual([])
  expect(await said({ 'cv/antiguo.pdf': '%PDF-1.4' })).toEqual([])
})

test('a PDF from another program is not reported, however old', async () => {
  expect(await said({ 'cv.pdf': '%PDF-1.4 /ModDate (D:20200101000000Z)' })).toEqual([])
})

test('files whose content does not match their extension', async () => {
  expect(await said({ 'cv.pdf': '<html>', 'cv/es/cv.docx': '<html>' })).toEqual([
    'content/cv.pdf: warning: is no PDF. Print it again: npm run cv.',
    'content/cv/es/cv.docx: warning: is no Word document. Print it again: npm run cv.',
  ])
})
