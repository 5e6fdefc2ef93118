import { downloadName, formAddress, readFormAddress, RESUME_FORMS, resumePath } from './addresses'

const whole = { language: 'es', role: null } as const
const english = { language: 'en', role: null } as const
const ofRole = { language: 'es', role: 'datos' } as const
const both = { language: 'en', role: 'datos' } as const

test('the address of a CV page', () => {
  expect([whole, english, ofRole, both].map(resumePath)).toEqual([
    '/resume',
    '/en/resume',
    '/resume/datos',
    '/en/resume/datos',
  ])
})

test('the addresses of its files: the full Spanish one at the well-known addresses', () => {
  expect(RESUME_FORMS.map((form) => formAddress(whole, form))).toEqual([
    '/cv.pdf',
    '/cv/es/cv.docx',
    '/cv/es/cv.txt',
    '/resume.json',
    '/cv/es/cv.vcf',
  ])
  expect([english, ofRole, both].map((variant) => formAddress(variant, 'pdf'))).toEqual([
    '/cv/en/cv.pdf',
    '/cv/es/datos.pdf',
    '/cv/en/datos.pdf',
  ])
})

test('an address below /cv/ is parsed back, for every format', () => {
  for (const variant of [whole, english, ofRole, both])
    for (const form of RESUME_FORMS) {
      const address = formAddress(variant, form)
      const isOwn = address.startsWith('/cv/') && (form !== 'vcf' || variant.role === null)
      expect([address, readFormAddress(address)]).toEqual([address, isOwn ? { variant, form } : null])
    }
})

test.each([
  '/cv/es/cv.pdf',
  '/cv/es/datos.vcf',
  '/cv/fr/cv.pdf',
  '/cv/es/cv.exe',
  '/cv/es/Datos.pdf',
  '/cv/es/a/b.pdf',
  '/cv.pdf',
])('invalid or non-canonical addresses give null: %s', (pathname) => {
  expect(readFormAddress(pathname)).toBeNull()
})

test("a file is downloaded under a name that contains the owner's", () => {
  expect(downloadName(whole, 'pdf')).toBe('cv.pdf')
  expect(downloadName(both, 'docx')).toBe('cv-datos-en.docx')
  expect(downloadName(ofRole, 'txt')).toBe('cv-datos.txt')
  expect(downloadName(english, 'json')).toBe('cv-en.json')
})
