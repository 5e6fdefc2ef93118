import { render, screen } from '@testing-library/react'
import { IconGrid } from './icon-grid'

test('a known name has its icon, any other the first letters of the name', () => {
  const items = [
    { icon: 'python', name: 'Python' },
    { icon: 'rust', name: 'Rust' },
    { icon: 'constructor', name: '日本' },
  ]
  render(<IconGrid id="x" heading="Competencias" items={items} />)
  const [python, rust, other] = screen.getAllByRole('listitem')
  expect(python?.querySelector('use')).toHaveAttribute('href', expect.stringContaining('#python'))
  expect(rust?.querySelector('use')).toBeNull()
  expect(rust?.querySelector('text')).toHaveTextContent('Ru')
  expect(other?.querySelector('text')).toHaveTextContent('日本')
})
