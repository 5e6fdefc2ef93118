import { fireEvent, render, screen } from '@testing-library/react'
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

test('§2 Projects: every page keeps the filter in its address', () => {
  render(<ProjectPages {...SPANISH} current={2} count={3} type="app" onFollow={() => undefined} />)
  expect(screen.getByRole('link', { name: 'Página siguiente' })).toHaveAttribute(
    'href',
    '/project/app/page/3',
  )
  expect(screen.getByRole('link', { name: 'Página 1' })).toHaveAttribute('href', '/project/app')
})

test('§2 Projects: the arrows are inactive on the first and last page', () => {
  const follow = jest.fn()
  const arrow = (name: string) => screen.getByRole('link', { name })
  const { rerender } = render(<ProjectPages {...SPANISH} current={1} count={2} onFollow={follow} />)
  fireEvent.click(arrow('Página anterior'))
  expect(arrow('Página anterior')).not.toHaveAttribute('href')
  expect(arrow('Página siguiente')).toHaveAttribute('href', '/project/page/2')
  rerender(<ProjectPages {...SPANISH} current={2} count={2} onFollow={follow} />)
  fireEvent.click(arrow('Página siguiente'))
  expect(arrow('Página siguiente')).not.toHaveAttribute('href')
  expect(arrow('Página anterior')).toHaveAttribute('href', '/project')
  expect(follow).not.toHaveBeenCalled()
})
