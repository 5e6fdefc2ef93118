import { render, screen } from '@testing-library/react'
import type { Account } from '@/lib/site/site-config'
import { SocialLinks } from './social-links'

const account = (kind: string, url = `https://${encodeURIComponent(kind)}.example`): Account => ({
  kind,
  url,
  label: null,
})

test.each([
  ['GitHub', 'GitHub', 'github'],
  ['X', 'X', 'x'],
  ['dev.to', 'dev.to', 'devdotto'],
  ['devto', 'dev.to', 'devdotto'],
  ['orcid', 'ORCID', 'orcid'],
])('%s is called %s and has the icon %s', (kind, name, id) => {
  render(<SocialLinks accounts={[account(kind)]} />)
  const link = screen.getByRole('link', { name: `${name} (se abre en una pestaña nueva)` })
  expect(link.querySelector('use')).toHaveAttribute('href', expect.stringMatching(new RegExp(`#${id}$`)))
})

test.each([
  ['maps', 'Ubicación en el mapa'],
  ['code', 'Perfil de código'],
  ['LinkedIn', 'LinkedIn'],
  ['website', 'website.example'],
])('%s is called %s and has its own drawing', (kind, name) => {
  const plain = render(<SocialLinks accounts={[account('la forja')]} />).container.querySelector('svg')
  const { container } = render(<SocialLinks accounts={[account(kind)]} />)
  expect(screen.getByRole('link', { name: `${name} (se abre en una pestaña nueva)` })).toBeVisible()
  expect(container.querySelector('use')).toBeNull()
  expect(container.querySelector('svg')?.innerHTML).not.toBe(plain?.innerHTML)
})

test.each(['maps', 'Maps'])('a map location (%s) is not a rel=me profile', (kind) => {
  render(<SocialLinks accounts={[account(kind), account('github')]} />)
  const [map, profile] = screen.getAllByRole('link')
  expect(map).toHaveAttribute('rel', 'noopener noreferrer')
  expect(profile).toHaveAttribute('rel', 'me noopener noreferrer')
})

test('any other kind has a generic icon, and its label or its own name', () => {
  const labelled = { ...account('otra', 'https://otra.example'), label: 'La forja de Ñ' }
  const { container } = render(<SocialLinks accounts={[account('La Forja'), labelled]} named />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'La Forja (se abre en una pestaña nueva)',
    'La forja de Ñ (se abre en una pestaña nueva)',
  ])
  expect(new Set([...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)).size).toBe(1)
})

test.each([
  ['e-mail', 'mailto:a@b.example', 'Correo electrónico'],
  ['phone', 'tel:+34600', 'Teléfono'],
])('%s does not open a new tab', (kind, url, name) => {
  render(<SocialLinks accounts={[account(kind, url)]} />)
  const link = screen.getByRole('link', { name })
  expect(link).toHaveAttribute('href', url)
  expect(link).not.toHaveAttribute('target')
})

test('without accounts there is no list', () => {
  expect(render(<SocialLinks accounts={[]} />).container).toBeEmptyDOMElement()
})
