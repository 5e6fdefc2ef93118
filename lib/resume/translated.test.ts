import '@/e2e/unit/own-folders'
import { RESUME, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../config/content-folder'
import { resumeDocument } from './document'
import { readResume, readResumeFile } from './resume'
import { isTranslated, translatedResume } from './translated'

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

test('the fields of the head are translated one by one, sections as a whole, roles by their name', () => {
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

test('a translation that is whole borrows nothing', () => {
  expect(translatedResume(SOURCE, SOURCE)).toEqual({ value: SOURCE, borrowed: [] })
})

test('what is no CV is left for the check of its fields to name', () => {
  expect(translatedResume(SOURCE, 'no')).toEqual({ value: 'no', borrowed: [] })
  expect(translatedResume(['no'], SOURCE)).toEqual({ value: SOURCE, borrowed: [] })
  const { value } = translatedResume({ 'x-roles': ['no'] }, { 'x-roles': [{ label: 'Developer' }] })
  expect(value).toEqual({ basics: {}, 'x-roles': ['no'] })
})

test('a CV counts as written in a language when its label is', () => {
  expect(isTranslated({ borrowed: ['basics.summary', 'work'] })).toBe(true)
  expect(isTranslated({ borrowed: ['basics.label'] })).toBe(false)
})

test('the first language is its file as it stands', () => {
  writeOwnSite({ 'resume.json': '{ "basics": { "name": "Ana", "label": "" } }' })
  expect(readResumeFile(folders)).toMatchObject({
    value: { basics: { name: 'Ana', label: '' } },
    borrowed: [],
  })
})

test('without a translation the CV is the first one, and all of its words are borrowed', () => {
  writeOwnSite()
  const { resume, borrowed } = readResume(folders, 'en')
  expect(resume.basics.label).toBe('Desarrollo web')
  expect(borrowed).toEqual(['basics.label', 'basics.summary', 'work'])
  const [section] = resumeDocument(resume, { language: 'en', role: null }, borrowed).sections
  expect([section?.title, section?.lang]).toEqual(['Experience', 'es'])
})

test('a fault of a translation is named in its own file, at its place', () => {
  writeOwnSite({ 'en/resume.json': '{\n  "basics": { "label": 7 }\n}\n' })
  expect(() => readResume(folders, 'en')).toThrow('content/en/resume.json:2:15: basics.label is 7')
  expect(readResume(folders).resume.basics.label).toBe('Desarrollo web')
})

test('a role that the first language does not have is refused, one that it has is not', () => {
  const own = (slug: string) => `{\n  "x-roles": [\n    { "slug": "${slug}", "label": "Web" }\n  ]\n}\n`
  const source = RESUME.replace('{\n', '{ "x-roles": [{ "slug": "web", "label": "L" }],\n')
  writeOwnSite({ 'resume.json': source, 'en/resume.json': own('wep') })
  expect(() => readResume(folders, 'en')).toThrow(
    'content/en/resume.json:3:7: x-roles "Web": slug is "wep"; it should be the slug of a role of content/resume.json.',
  )
  writeOwnSite({ 'resume.json': source, 'en/resume.json': own('web') })
  expect(readResume(folders, 'en').resume['x-roles'][0]?.label).toBe('Web')
})
