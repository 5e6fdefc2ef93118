import { render, screen } from '@testing-library/react'
import { PlainMarkdown } from './plain-markdown'

const html = (text: string) => render(<PlainMarkdown text={text} />).container.innerHTML

test.each([
  ['a script', '<script>alert(1)</script>', /script|alert/],
  ['a handler', '<b onclick="alert(1)">negrita</b>', /onclick|alert/],
  ['a frame', '<iframe src="https://otro.test"></iframe>', /iframe|otro\.test/],
  ['a style', '<p style="position:fixed">párrafo</p>', /style=|fixed/],
  ['a link to a script', '[enlace](javascript:alert(1))', /href|javascript/],
  ['a comment', 'Antes\n\n<!-- nota -->\n\nDespués', /nota/],
])('%s is left out', (_name, text, unwanted) => {
  expect(html(text)).not.toMatch(unwanted)
})

test('words of an element that is sanitised stay', () => {
  expect(html('<b onclick="alert(1)">negrita</b>')).toContain('<b>negrita</b>')
})

test('headings are one level down, and link to themselves', () => {
  render(<PlainMarkdown text={'# Fines\n\n## Base jurídica'} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Fines' }).id).toBe('fines')
  expect(screen.getByRole('heading', { level: 3, name: 'Base jurídica' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Fines' })).toHaveAttribute('href', '#fines')
})

test('links, lists and tables of GitHub are shown; a table is a region that scrolls', () => {
  render(
    <PlainMarkdown text={'[AEPD](https://aepd.test)\n\n- uno\n- dos\n\n| a | b |\n| - | - |\n| 1 | 2 |'} />,
  )
  const link = screen.getByRole('link', { name: 'AEPD' })
  expect(link).toHaveAttribute('href', 'https://aepd.test')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleDescription()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('region')).toContainElement(screen.getByRole('table'))
})

test('a footnote leads to its note and back, under a heading in Spanish', () => {
  const { container } = render(<PlainMarkdown text={'Texto.[^1]\n\n[^1]: La nota.'} />)
  expect(screen.getByRole('heading', { name: 'Notas' })).toBeInTheDocument()
  const links = [...container.querySelectorAll('[data-footnote-ref], [data-footnote-backref]')]
  expect(links).toHaveLength(2)
  for (const link of links)
    expect(container.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull()
})
