import { render, screen } from '@testing-library/react'
import { anArticle } from '@/e2e/unit/builders'
import { ArticleCard } from './article-card'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))

test('§3 card: published_at in Spanish long format, falling back to created_at', () => {
  const { rerender } = render(<ArticleCard article={anArticle({ published_at: '2026-09-05 11:33:56' })} />)
  expect(screen.getByText('5 de septiembre de 2026, 11:33')).toBeInTheDocument()
  rerender(<ArticleCard article={anArticle({ created_at: '2026-01-02 08:00:00' })} />)
  expect(screen.getByText('2 de enero de 2026, 08:00')).toBeInTheDocument()
})

test('the datetime attribute is the day only, which needs no time zone', () => {
  render(<ArticleCard article={anArticle({ published_at: '2026-09-05 23:30:00' })} />)
  const time = screen.getByText('5 de septiembre de 2026, 23:30')
  expect(time).toHaveAttribute('datetime', '2026-09-05')
})

test("§3 card: the first tag is the category in its colour, 'artículo' without tags", () => {
  const { rerender } = render(<ArticleCard article={anArticle({ tags: ['php'] })} />)
  expect(screen.getByText('php')).toHaveAttribute('data-tone', 'dark')
  rerender(<ArticleCard article={anArticle({ tags: [] })} />)
  expect(screen.getByText('artículo')).toHaveAttribute('data-tone', 'outline-secondary')
})

test("§3 card: tags 2 to 4 as #tag, more than four as '+N más'", () => {
  render(<ArticleCard article={anArticle({ tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })} />)
  for (const tag of ['#b', '#c', '#d', '+3 más']) expect(screen.getByText(tag)).toBeInTheDocument()
  expect(screen.queryByText('#e')).not.toBeInTheDocument()
})

test('§3 card: a missing excerpt shows a fallback; the reading time is that of the list', () => {
  const { rerender } = render(<ArticleCard article={anArticle({ excerpt: null })} />)
  expect(screen.getByText('Este artículo no tiene descripción disponible.')).toBeInTheDocument()
  expect(screen.getByText('1 min de lectura')).toBeInTheDocument()
  rerender(<ArticleCard article={anArticle({ reading_minutes: 2 })} />)
  expect(screen.getByText('2 min de lectura')).toBeInTheDocument()
})

test('tags link to their articles, whatever their spelling; invalid tags are not links', () => {
  const { rerender } = render(<ArticleCard article={anArticle({ tags: ['PHP', 'Programación', '🎉'] })} />)
  const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses()).toEqual(['/etiqueta/php', '/article/un-articulo', '/etiqueta/programacion'])
  expect(screen.getByText('#🎉')).toBeInTheDocument()
  rerender(<ArticleCard article={anArticle({ tags: [] })} />)
  expect(addresses()).toEqual(['/article/un-articulo'])
})
