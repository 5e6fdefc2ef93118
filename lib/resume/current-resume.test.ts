import { ownPath } from '@/e2e/unit/own-folders'
import { RESUME, writeOwnSite } from '@/e2e/unit/own-site'
import { writeFileSync } from 'node:fs'
import { readCurrentResume } from './current-resume'

test('fields missing in a translation come from the last valid original', () => {
  writeOwnSite({ 'resume.json': RESUME, 'en/resume.json': '{ "basics": { "label": "Web developer" } }' })
  const resume = readCurrentResume('es')
  expect(resume.resume.basics.label).toBe('Desarrollo web')
  writeFileSync(ownPath('content/resume.json'), '{ "basics":')
  const english = readCurrentResume('en', { resume })
  expect(english.resume.basics).toMatchObject({ label: 'Web developer', summary: 'Hago webs.' })
  expect(english.borrowed).toEqual(['basics.summary', 'work'])
})
