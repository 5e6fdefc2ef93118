import { writeFileSync } from 'node:fs'
import { ownPath } from '@/e2e/unit/own-folders'
import { RESUME, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../site/content-folder'
import { readCurrentResume } from './current-resume'
import { resumeDocument } from './document'
import { isTranslated, readResume, readResumeFile, translatedResume } from './resume'

const SOURCE = {
  basics: {
    name: 'Ana',
    label: 'Web',
    summary: 'Hago webs.',
    email: 'a@b.example',
    location: { city: 'Soria' },
  },
  work: [{ name: 'Uno', position: 'Desarrollo' }],
  skills: [{ name: 'Lenguajes' }],
  'x-roles': [
    { slug: 'web', label: 'Desarrolladora', order: ['skills'] },
    { slug: 'datos', label: 'Analista' },
  ],
}

test('header fields are translated individually, sections as a whole, roles by name', () => {
  const { value, borrowed } = translatedResume(SOURCE, {
    basics: { label: 'Web developer', location: { countryCode: 'ES' } },
    skills: [{ name: 'Languages' }, { name: 'More' }],
    'x-roles': [{ slug: 'web', label: 'Developer' }],
  })
  expect(value).toEqual({
    ...SOURCE,
    basics: { ...SOURCE.basics, label: 'Web developer', location: { city: 'Soria', countryCode: 'ES' } },
    skills: [{ name: 'Languages' }, { name: 'More' }],
    'x-roles': [{ slug: 'web', label: 'Developer', order: ['skills'] }, SOURCE['x-roles'][1]],
  })
  expect(borrowed).toEqual(['basics.summary', 'x-roles datos', 'work'])
})

test('a complete translation inherits nothing', () => {
  expect(translatedResume(SOURCE, SOURCE)).toEqual({ value: SOURCE, borrowed: [] })
})

test('an invalid CV is passed on to validation', () => {
  expect(translatedResume(SOURCE, 'no')).toEqual({ value: 'no', borrowed: [] })
  expect(translatedResume(['no'], SOURCE)).toEqual({ value: SOURCE, borrowed: [] })
  const { value } = translatedResume({ 'x-roles': ['no'] }, { 'x-roles': [{ label: 'Developer' }] })
  expect(value).toEqual({ basics: {}, 'x-roles': ['no'] })
})

test('a CV counts as translated if its label is', () => {
  expect(isTranslated({ borrowed: ['basics.summary', 'work'] })).toBe(true)
  expect(isTranslated({ borrowed: ['basics.label'] })).toBe(false)
})

test('the default language is its file unchanged', () => {
  writeOwnSite({ 'resume.json': '{ "basics": { "name": "Ana", "label": "" } }' })
  expect(readResumeFile(folders)).toMatchObject({
    value: { basics: { name: 'Ana', label: '' } },
    borrowed: [],
  })
})

test('without a translation the CV is the original, with all its text inherited', () => {
  writeOwnSite()
  const { resume, borrowed } = readResume(folders, 'en')
  expect(resume.basics.label).toBe('Desarrollo web')
  expect(borrowed).toEqual(['basics.label', 'basics.summary', 'work'])
  const [section] = resumeDocument(resume, { language: 'en', role: null }, borrowed).sections
  expect([section?.title, section?.lang]).toEqual(['Experience', 'es'])
})

test('an error in a translation is reported in its own file, at its position', () => {
  writeOwnSite({ 'en/resume.json': '{\n  "basics": { "label": 7 }\n}\n' })
  expect(() => readResume(folders, 'en')).toThrow('content/en/resume.json:2:15: basics.label is 7')
  expect(readResume(folders).resume.basics.label).toBe('Desarrollo web')
})

test('a role missing in the original is rejected, an existing one is accepted', () => {
  const own = (slug: string) => `{\n  "x-roles": [\n    { "slug": "${slug}", "label": "Web" }\n  ]\n}\n`
  const source = RESUME.replace('{\n', '{ "x-roles": [{ "slug": "web", "label": "L" }],\n')
  writeOwnSite({ 'resume.json': source, 'en/resume.json': own('wep') })
  expect(() => readResume(folders, 'en')).toThrow(
    'content/en/resume.json:3:7: x-roles "Web": slug is "wep"; it should be the slug of a role of content/resume.json.',
  )
  writeOwnSite({ 'resume.json': source, 'en/resume.json': own('web') })
  expect(readResume(folders, 'en').resume['x-roles'][0]?.label).toBe('Web')
})

test('fields missing in a translation come from the last valid original', () => {
  writeOwnSite({ 'resume.json': RESUME, 'en/resume.json': '{ "basics": { "label": "Web developer" } }' })
  const resume = readCurrentResume('es')
  expect(resume.resume.basics.label).toBe('Desarrollo web')
  writeFileSync(ownPath('content/resume.json'), '{ "basics":')
  const english = readCurrentResume('en', { resume })
  expect(english.resume.basics).toMatchObject({ label: 'Web developer', summary: 'Hago webs.' })
  expect(english.borrowed).toEqual(['basics.summary', 'work'])
})
