import '@/e2e/unit/own-folders'
import { RESUME, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../config/content-folder'
import { formatProblem } from '../../config/problems'
import { translationProblems } from './translation-problems'

/** Returns the problems of a translation with these jobs. */
function said(...work: object[]): string[] {
  writeOwnSite({ 'en/resume.json': JSON.stringify({ work }) })
  return translationProblems(folders, 'en').map(formatProblem)
}
const JOB = { name: 'Acme', position: 'Programmer', startDate: '2022-09' }

test('a translation with the same facts in other words', () => {
  expect(said(JOB)).toEqual([])
  expect(said()).toEqual([])
})

test('another number of entries, another date', () => {
  expect(said(JOB, JOB)).toEqual([
    'content/en/resume.json:1:2: warning: work has 2 entries, and in content/resume.json 1. A section that is translated takes the place of the whole one.',
  ])
  expect(said({ ...JOB, startDate: '2021-09' })).toEqual([
    'content/en/resume.json:1:49: warning: work "Acme": startDate is "2021-09", and in content/resume.json "2022-09". One of them is out of date.',
  ])
  expect(said({ ...JOB, endDate: '2024' })[0]).toContain(
    'endDate is "2024", and in content/resume.json missing',
  )
})

test('no translation, and one that can not be read, are said elsewhere', () => {
  writeOwnSite({ 'resume.json': RESUME })
  expect(translationProblems(folders, 'en')).toEqual([])
  writeOwnSite({ 'en/resume.json': '{' })
  expect(translationProblems(folders, 'en')).toEqual([])
})
