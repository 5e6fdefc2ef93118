import { fireEvent, render, screen } from '@testing-library/react'
import { askAfterReload } from '@/lib/browser/ask-after-reload'
import { CONSENT } from '@/lib/copy/consent'
import { CONSENT_EN } from '@/lib/copy/en/consent'
import { ConsentBanner } from './consent-banner'

jest.mock('./analytics-script', () => ({ AnalyticsScript: () => <p>Analítica</p> }))

afterEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('who has not chosen is asked; who agreed is counted', async () => {
  const { unmount } = render(<ConsentBanner measurementId="G-1" />)
  fireEvent.click(screen.getByRole('button', { name: CONSENT.accept }))
  await screen.findByText('Analítica')
  unmount()
})

test('an English page asks in English', () => {
  document.documentElement.lang = 'en'
  render(<ConsentBanner measurementId="G-1" />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    CONSENT_EN.reject,
    CONSENT_EN.accept,
  ])
  document.documentElement.lang = 'es'
})

test('the address of a preview reaches nobody: no question, and no script after consent either', async () => {
  window.history.replaceState(null, '', '/preview/borrador/1.x')
  const { container, unmount } = render(<ConsentBanner measurementId="G-1" />)
  expect(container.innerHTML).toBe('')
  unmount()
  window.history.replaceState(null, '', '/')
  const first = render(<ConsentBanner measurementId="G-1" />)
  fireEvent.click(first.getByRole('button', { name: CONSENT.accept }))
  await screen.findByText('Analítica')
  first.unmount()
  window.history.replaceState(null, '', '/preview/borrador/1.x')
  const { container: second } = render(<ConsentBanner measurementId="G-1" />)
  await import('./analytics-script')
  expect(second.innerHTML).toBe('')
})

test('after the reload that takes a consent back the question has the focus; after another one it has not', () => {
  askAfterReload()
  const question = () => screen.getByRole('region', { name: CONSENT.title })
  const { unmount } = render(<ConsentBanner measurementId="G-1" />)
  expect(question()).toHaveFocus()
  unmount()
  render(<ConsentBanner measurementId="G-1" />)
  expect(question()).not.toHaveFocus()
})

test('the question takes the focus from nobody who is elsewhere by then', () => {
  askAfterReload()
  render(
    <>
      <input autoFocus />
      <ConsentBanner measurementId="G-1" />
    </>,
  )
  expect(screen.getByRole('textbox')).toHaveFocus()
})
