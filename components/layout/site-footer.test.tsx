import { render, screen } from '@testing-library/react'
import { siteSchema } from '@/lib/site/owner-schema'
import { SiteFooter } from './site-footer'

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => '/about',
}))

jest.mock('./release-tag', () => ({
  ReleaseTag: () => {
    throw new Promise(() => undefined) // never resolves
  },
}))

const RULES: [string, string][] = [['^(.*)$', '/en$1']]
const SITE = siteSchema.parse({ name: 'Ñ', title: 'Ñ', description: 'Un sitio.', url: 'https://a.example' })

test("§2 Footer: shows 'Cargando versión...' until the version has loaded", () => {
  render(<SiteFooter site={SITE} rules={RULES} />)
  expect(screen.getByText(/Cargando versión\.\.\./)).toBeInTheDocument()
})

test('an owner without accounts has a footer without a list', () => {
  render(<SiteFooter site={SITE} rules={RULES} />)
  expect(screen.getByText('Desarrollado por Ñ')).toBeInTheDocument()
  expect(screen.queryByRole('list')).toBeNull()
})

test('the year is the current one in Madrid', () => {
  jest.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z') })
  render(<SiteFooter site={SITE} rules={RULES} />)
  expect(screen.getByText(/© 2027 Ñ/)).toBeInTheDocument()
  jest.useRealTimers()
})
