import { render, screen } from '@testing-library/react'
import { ProjectPages } from './project-pages'

test('§2 Projects: with more than seven pages, the first, a window of two either side, the last, and ellipses', () => {
  render(<ProjectPages current={10} count={20} onFollow={() => undefined} />)
  const listed = screen.getAllByRole('link').map((link) => link.textContent)
  expect(listed).toEqual(['‹', '1', '8', '9', '10', '11', '12', '20', '›'])
  expect(screen.getAllByText('…')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Página 10' })).toHaveAttribute('aria-current', 'page')
})

test('§2 Projects: every page keeps the filter in its address', () => {
  render(<ProjectPages current={2} count={3} type="app" onFollow={() => undefined} />)
  expect(screen.getByRole('link', { name: 'Página siguiente' })).toHaveAttribute(
    'href',
    '/project/app/page/3',
  )
  expect(screen.getByRole('link', { name: 'Página 1' })).toHaveAttribute('href', '/project/app')
})
