import { ownPath } from '@/e2e/unit/own-folders'
import { RESUME, writeOwnSite } from '@/e2e/unit/own-site'
import { writeFileSync } from 'node:fs'
import { currentLocalResume, currentResume } from './current-resume'

test('what a translation leaves out comes from the first language as it was last good', () => {
  writeOwnSite({ 'resume.json': RESUME, 'en/resume.json': '{ "basics": { "label": "Web developer" } }' })
  expect(currentResume().basics.label).toBe('Desarrollo web')
  writeFileSync(ownPath('content/resume.json'), '{ "basics":')
  const { resume, borrowed } = currentLocalResume('en')
  expect(resume.basics).toMatchObject({ label: 'Web developer', summary: 'Hago webs.' })
  expect(borrowed).toEqual(['basics.summary', 'work'])
})
