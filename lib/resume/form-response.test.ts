import '@/e2e/unit/fake-content'
import { type resume, site } from '@/e2e/unit/own-content'
import { resumeFormResponse } from './form-response'

const WHOLE = { language: 'es', role: null } as const
const { contact } = site
afterEach(() => {
  site.contact = contact
})

const textOf = async (...given: Parameters<typeof resumeFormResponse>) =>
  (await resumeFormResponse(...given))?.text()

test.each([
  ['txt', 'text/plain', /^Nuria\nDesarrollo web\ncv@site\.example\n\nHago webs\.\n/],
  ['json', 'application/json', /^\{\n {2}"\$schema"/],
  ['vcf', 'text/vcard', /^BEGIN:VCARD\r\n/],
] as const)('%s is generated on request, as %s, and is noindex', async (form, type, start) => {
  const response = await resumeFormResponse(WHOLE, form)
  expect(response?.status).toBe(200)
  expect(response?.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
  expect(response?.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  expect(response?.headers.get('x-robots-tag')).toBe('noindex')
  expect(await response?.text()).toMatch(start)
})

test('the JSON is the owner’s file', async () => {
  const { name, email } = (JSON.parse((await textOf(WHOLE, 'json')) ?? '') as typeof resume).basics
  expect([name, email]).toEqual(['Nuria', 'cv@site.example'])
})

test('a hidden address is in no file of the CV; the form page replaces it', async () => {
  site.contact = 'form'
  for (const form of ['txt', 'json', 'vcf'] as const)
    expect(await textOf(WHOLE, form)).not.toContain('cv@site.example')
  expect(await textOf(WHOLE, 'txt')).toContain('\nsite.example/contacto\n')
  expect(await textOf(WHOLE, 'vcf')).toContain('https://site.example/contacto')
})
