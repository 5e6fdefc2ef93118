import path from 'node:path'
import { problemsBy } from '@/e2e/unit/checked-site'
import { foldersOf } from '../../site/content-folder'
import { readOwnerModule } from '../../site/owner-module'
import { siteSchema } from '../../site/owner-schema'
import { readResume } from '../../resume/resume'
import { printProblems } from '../check/printed-cv'

const ROOT = path.resolve(__dirname, '../../..')

test.each(['content', 'e2e/content'])(
  '%s: every generated file of the CV matches its resume.json; otherwise run npm run cv',
  async (name) => {
    const folders = foldersOf(ROOT, name)
    const resumes = { es: readResume(folders), en: readResume(folders, 'en') }
    const site = readOwnerModule('site', siteSchema, { folders })
    expect(await problemsBy(printProblems, { folders, resumes, site })).toEqual([])
  },
)
