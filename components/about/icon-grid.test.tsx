import { render, screen } from '@testing-library/react'
import { IconGrid } from './icon-grid'

test('a known name has its icon, any other its initials', () => {
  const items = ['PYTHON', 'C#', '日本語', 'Ñandú'].map((name) => ({ name, icon: null }))
  render(<IconGrid id="x" heading="Competencias" items={items} />)
  const [python, ...others] = screen.getAllByRole('listitem')
  expect(python?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/#tile-python$/))
  expect(others.map((item) => item.querySelector('text')?.textContent)).toEqual(['C#', '日本', 'Ña'])
  for (const item of others) expect(item.querySelector('img')).toBeNull()
})

test('without names the section is omitted', () => {
  expect(render(<IconGrid id="x" heading="Competencias" items={[]} />).container).toBeEmptyDOMElement()
})
