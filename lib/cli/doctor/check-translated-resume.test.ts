import '@/e2e/unit/own-folders'
import { writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../config/content-folder'
import { checkTranslatedResume } from './check-translated-resume'

const said = (english: string | null) => {
  writeOwnSite({ 'en/resume.json': english })
  return checkTranslatedResume(folders, 'en').map(
    ({ severity, where, message }) => `${severity} ${where} ${message}`,
  )
}

test('a CV without a translation, and parts that a translation leaves out', () => {
  expect(said(null)).toEqual([
    'notice content/en/resume.json:1 has no words of the CV: /en/resume shows the Spanish ones',
  ])
  expect(said('{ "basics": { "label": "Web" } }')).toEqual([
    'notice content/en/resume.json:1 basics.summary is not translated: the Spanish one is shown',
    'notice content/en/resume.json:1 work is not translated: the Spanish one is shown',
  ])
})

test('a whole translation is nothing to mention, and a broken one is reported elsewhere', () => {
  expect(
    said('{ "basics": { "label": "W", "summary": "S" }, "work": [{ "name": "A", "position": "P" }] }'),
  ).toEqual([])
  expect(said('{')).toEqual([])
})
