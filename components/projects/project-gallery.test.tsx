import { fireEvent, render, screen } from '@testing-library/react'
import { aProject } from '@/e2e/unit/builders'
import { PROJECT_LIST } from '@/lib/projects/words'
import { ProjectGallery } from './project-gallery'
import { renderPage } from './rendered-page'

jest.mock('next/navigation', () => ({ usePathname: () => '/project' }))

const pageOf = (pages: number) =>
  renderPage(
    { projects: [aProject()], pagination: { page: 1, limit: 6, total: pages * 6, pages } },
    PROJECT_LIST,
  )
const pagination = () => screen.queryByRole('navigation', { name: 'Páginas de proyectos' })

test('§2 Projects: a single page has no pagination, two pages have one', () => {
  const { unmount } = render(<ProjectGallery page={pageOf(1)} all={6} words={PROJECT_LIST} root="" />)
  expect(pagination()).not.toBeInTheDocument()
  unmount()
  render(<ProjectGallery page={pageOf(2)} all={12} words={PROJECT_LIST} root="" />)
  expect(pagination()).toBeInTheDocument()
})

test('§4 Projects: a spinner shows while another filter loads', () => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined))
  render(<ProjectGallery page={pageOf(1)} all={6} words={PROJECT_LIST} root="" />)
  expect(screen.queryByText('Cargando...')).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('link', { name: 'Web' }))
  expect(screen.getByText('Cargando...')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Web' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('heading', { name: 'Un proyecto' })).toBeInTheDocument()
})
