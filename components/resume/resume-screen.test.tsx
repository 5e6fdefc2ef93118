import { act, fireEvent, render, screen } from '@testing-library/react'
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

test('without a PDF only the text is shown: no download, no viewer', () => {
  show(WHOLE, [])
  expect(screen.getByRole('heading', { name: 'Ana Peña' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Descargar CV' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'El documento' })).toBeNull()
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
