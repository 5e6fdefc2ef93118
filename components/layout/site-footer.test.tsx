import { render, screen } from '@testing-library/react'
import { owner } from '@/lib/config/owner'
import { SiteFooter } from './site-footer'

jest.mock('./release-tag', () => ({
  ReleaseTag: () => {
    throw new Promise(() => undefined) // never resolves
  },
}))

test("§2 Footer: until the version is there it shows 'Cargando versión...'", () => {
  render(<SiteFooter site={owner.site} />)
  expect(screen.getByText(/Cargando versión\.\.\./)).toBeInTheDocument()
})
