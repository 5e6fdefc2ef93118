import { render, screen } from '@testing-library/react'
import { ArticleList } from './article-list'
import type { RenderedPage } from './rendered-page'

jest.mock('next/navigation', () => ({
  usePathname: () => '/articles',
  useRouter: () => ({ push: jest.fn() }),
}))

const NONE: RenderedPage = {
  articles: [],
  pagination: {
    current_page: 1,
    per_page: 12,
    total_items: 0,
    total_pages: 0,
    has_next: false,
    has_prev: false,
  },
}

test("§2 Articles: without any article 'Aún no hay artículos publicados', and no pagination", () => {
  render(<ArticleList page={NONE} />)
  expect(screen.getByText('No se encontraron artículos')).toBeInTheDocument()
  expect(screen.getByText('Aún no hay artículos publicados')).toBeInTheDocument()
  expect(screen.getByText('0 artículo(s)')).toBeInTheDocument()
  expect(screen.queryByText(/Página/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ver todos los artículos' })).not.toBeInTheDocument()
})
