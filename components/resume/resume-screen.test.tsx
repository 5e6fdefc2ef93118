import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { resumeDocument } from '@/lib/resume/document'
import { resumeSchema } from '@/lib/resume/schema'
import type { PrintedForm, ResumeVariant } from '@/lib/resume/addresses'
import type { RoleLink } from '@/lib/seo/resume-page'
import { ResumeScreen } from './resume-screen'

const RESUME = resumeSchema.parse(WHOLE_RESUME)

/** @param forms the available printed formats of the CV */
const show = (variant: ResumeVariant, forms: PrintedForm[], files = variant, roles: RoleLink[] = []) =>
  render(
    <ResumeScreen
      variant={variant}
      files={files}
      document={resumeDocument(RESUME, variant)}
      heading="Currículo"
      roles={roles}
      printed={{ forms, facts: null }}
      data={null}
    />,
  )
const WHOLE = { language: 'es', role: null } as const

beforeAll(() => {
  class Observer {
    observe = () => undefined
    disconnect = () => undefined
  }
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer })
})

test('§2 CV: a PDF is shown, with download links above and below', () => {
  show(WHOLE, ['pdf', 'docx'])
  const links = screen.getAllByRole('link', { name: 'Descargar CV' })
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('download')])).toEqual(
    Array(2).fill(['/cv.pdf', 'cv.pdf']),
  )
  expect(screen.getByRole('heading', { name: 'El documento' })).toBeInTheDocument()
})

test('without a PDF only the text is shown: no download, no viewer', () => {
  show(WHOLE, [])
  expect(screen.getByRole('heading', { name: 'Ana Peña' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Descargar CV' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'El documento' })).toBeNull()
})

test('every available format, and the contact card, in a list', () => {
  show(WHOLE, ['pdf', 'docx'])
  const list = within(screen.getByText('Otros formatos').closest('details') ?? document.body)
  expect(list.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
    '/cv.pdf',
    '/cv/es/cv.docx',
    '/cv/es/cv.txt',
    '/resume.json',
    '/cv/es/cv.vcf',
  ])
})

test('the CV for a role has its own text and files, and links to the full one', () => {
  show({ language: 'es', role: 'datos' }, ['pdf'])
  expect(screen.getByText('Leo datos.')).toBeInTheDocument()
  expect(screen.getByText(/ordenado para un puesto: Analista de datos/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver el CV completo' })).toHaveAttribute('href', '/resume')
  expect(screen.getAllByRole('link', { name: 'Descargar CV' })[0]).toHaveAttribute('href', '/cv/es/datos.pdf')
})

test('the full CV links to those for roles, and without roles there is no mention of them', () => {
  const roles = [
    { label: 'Analista de datos', href: '/resume/datos' },
    { label: 'Desarrollo web', href: '/resume/web' },
  ]
  const { unmount } = show(WHOLE, ['pdf'], WHOLE, roles)
  const line = screen.getByText(/^CV por puesto:/)
  expect(within(line).getByRole('link', { name: 'Analista de datos' })).toBeInTheDocument()
  const links = within(line).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/resume/datos', '/resume/web'])
  unmount()
  show(WHOLE, ['pdf'])
  expect(screen.queryByText(/por puesto/)).toBeNull()
})

test('another language has its own interface, and Spanish files where there are no translations', () => {
  show({ language: 'en', role: null }, ['pdf'], WHOLE)
  expect(screen.getAllByRole('link', { name: 'Download résumé' })[0]).toHaveAttribute('href', '/cv.pdf')
  expect(screen.getByRole('button', { name: 'Copy as text' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'The document' })).toBeInTheDocument()
})

test("the button that copies the CV's text asks for its file", async () => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined))
  show(WHOLE, [])
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copiar como texto' })))
  expect(fetch).toHaveBeenCalledWith('/cv/es/cv.txt')
})
