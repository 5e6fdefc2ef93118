import { act, fireEvent, render, screen } from '@testing-library/react'
import { CONSENT_WORDS, withdrawConsent, writeConsent } from '@/lib/analytics/consent'
import { GoogleConsent } from './google-consent'

jest.mock('./google-script', () => ({ GoogleScript: () => <p>Analítica</p> }))

afterEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('without consent all cookies of the tag are deleted, whatever was chosen before', async () => {
  for (const choice of [null, 'denied'] as const) {
    document.cookie = '_ga=GA1.1'
    writeConsent(choice)
    const { unmount } = render(<GoogleConsent measurementId="G-1" />)
    expect(document.cookie).toBe('')
    unmount()
  }
  document.cookie = '_ga=GA1.1'
  writeConsent('granted')
  const { unmount } = render(<GoogleConsent measurementId="G-1" />)
  await screen.findByText('Analítica')
  expect(document.cookie).toBe('_ga=GA1.1')
  act(() => void writeConsent('denied'))
  expect(document.cookie).toBe('')
  unmount()
})

test('the address of a preview is never sent: no banner, and no script even after consent', async () => {
  window.history.replaceState(null, '', '/preview/borrador/1.x')
  const { container, unmount } = render(<GoogleConsent measurementId="G-1" />)
  expect(container.innerHTML).toBe('')
  unmount()
  window.history.replaceState(null, '', '/')
  const first = render(<GoogleConsent measurementId="G-1" />)
  fireEvent.click(first.getByRole('button', { name: CONSENT_WORDS.es.accept }))
  await screen.findByText('Analítica')
  first.unmount()
  window.history.replaceState(null, '', '/preview/borrador/1.x')
  const { container: second } = render(<GoogleConsent measurementId="G-1" />)
  await import('./google-script')
  expect(second.innerHTML).toBe('')
})

test('the banner that comes back after a withdrawal does not steal focus from another element', () => {
  // It marks the page for a reload, which jsdom can't do.
  jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  writeConsent('granted')
  withdrawConsent()
  render(
    <>
      <input autoFocus />
      <GoogleConsent measurementId="G-1" />
    </>,
  )
  expect(screen.getByRole('textbox')).toHaveFocus()
})
