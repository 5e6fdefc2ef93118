import { render, screen } from '@testing-library/react'
import { Analytics } from './analytics'

jest.mock('./consent-banner', () => ({ ConsentBanner: () => <p>Consentimiento</p> }))

afterEach(() => window.history.replaceState(null, '', '/'))

test('visitors of the site are asked for their consent', async () => {
  render(<Analytics measurementId="G-1" />)
  await screen.findByText('Consentimiento')
})

test('the address of a preview reaches nobody: no question, no script', async () => {
  window.history.replaceState(null, '', '/preview/borrador/1.x')
  const { unmount } = render(<Analytics measurementId="G-1" />)
  await import('./consent-banner')
  expect(screen.queryByText('Consentimiento')).toBeNull()
  unmount()
})
