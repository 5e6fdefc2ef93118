import { render, screen } from '@testing-library/react'
import { resumeSchema } from '@/lib/resume/schema'
import { ResumeScreen } from './resume-screen'

const RESUME = resumeSchema.parse({
  basics: { name: 'Inés Prueba', label: 'Programadora', summary: 'Programo.', email: 'hola@example.com' },
})

beforeAll(() => {
  class Observer {
    observe = () => undefined
    disconnect = () => undefined
  }
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer })
})

test('§2 CV: a PDF is shown, and offered above and below', () => {
  render(<ResumeScreen resume={RESUME} sheet={null} printed />)
  expect(screen.getAllByRole('link', { name: 'Descargar CV' })).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'El documento' })).toBeInTheDocument()
})

test('without a PDF the text stands alone: nothing to download, no viewer', () => {
  render(<ResumeScreen resume={RESUME} sheet={null} printed={false} />)
  expect(screen.getByRole('heading', { name: 'Inés Prueba' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Descargar CV' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'El documento' })).toBeNull()
})
