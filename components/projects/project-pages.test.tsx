import { render, screen } from '@testing-library/react'
import { PROJECT_LIST } from '@/lib/projects/words'
import { ProjectPages } from './project-pages'

const SPANISH = { words: PROJECT_LIST, root: '' }

test('§2 Projects: with more than seven pages, the first, two on either side, the last, and ellipses', () => {
  render(<ProjectPages {...SPANISH} current={10} count={20} onFollow={() => undefined} />)
  const listed = screen.getAllByRole('link').map((link) => link.textContent)
  expect(listed).toEqual(['←', '1', '8', '9', '10', '11', '12', '20', '→'])
  expect(screen.getAllByText('…')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Página 10' })).toHaveAttribute('aria-current', 'page')
})
