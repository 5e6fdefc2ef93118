import { render, screen } from '@testing-library/react'
import { anArticle } from '@/e2e/unit/builders'
import { RecentArticles } from './recent-articles'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))

test('§2 Home: the recent articles section is hidden when there are none', () => {
  expect(render(<RecentArticles articles={[]} />).container).toBeEmptyDOMElement()
})

test('§2 Home: the recent articles and the link to all of them', () => {
  render(<RecentArticles articles={[anArticle({ title: 'Uno' })]} />)
  expect(screen.getByRole('link', { name: 'Uno' })).toHaveAttribute('href', '/article/un-articulo')
  expect(screen.getByRole('link', { name: 'Ver todos los artículos' })).toHaveAttribute('href', '/articles')
})
