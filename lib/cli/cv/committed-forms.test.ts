import path from 'node:path'
import { foldersOf } from '../../config/content-folder'
import { readOwnerModule } from '../../config/owner-module'
import { siteSchema } from '../../config/owner-schema'
import { formatProblem } from '../../config/problems'
import { readResume } from '../../resume/resume'
import { cvProblems } from '../check/cv-problems'

const ROOT = path.resolve(__dirname, '../../..')

test.each(['content', 'e2e/content'])(
  '%s: every printed form of the CV is of its resume.json as it is; else npm run cv',
  (name) => {
    const folders = foldersOf(ROOT, name)
    const resumes = { es: readResume(folders), en: readResume(folders, 'en') }
    expect(
      cvProblems(folders, resumes, readOwnerModule('site', siteSchema, { folders })).map(formatProblem),
    ).toEqual([])
  },
)
