import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { CONSENT_WORDS, readConsent, withdrawConsent, writeConsent } from '@/lib/analytics/consent'
import { GoogleConsent } from './google-consent'

jest.mock('./google-script', () => ({ GoogleScript: () => <p>Analítica</p> }))

const { es: CONSENT, en: CONSENT_EN } = CONSENT_WORDS

/** Withdraws a consent, which marks the page for a reload that jsdom can't do. */
function withdraw(): void {
  jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  writeConsent('granted')
  withdrawConsent()
}

afterEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('visitors without a choice are asked; those who agreed are counted', async () => {
  const { unmount } = render(<GoogleConsent measurementId="G-1" />)
  fireEvent.click(screen.getByRole('button', { name: CONSENT.accept }))
  await screen.findByText('Analítica')
  unmount()
})

test('the banner says that it is about cookies, and from which provider', () => {
  for (const { question } of [CONSENT, CONSENT_EN]) expect(question).toMatch(/cookies (?:de|of) Google/)
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

test.each(['es', 'en'] as const)(
  'a choice (on a page in %s) can be withdrawn with one click in the footer as soon as it is made',
  (language) => {
    const words = CONSENT_WORDS[language]
    document.documentElement.lang = language
    const footer = document.body.appendChild(document.createElement('footer'))
    footer.dataset.consent = ''
    const { unmount } = render(<GoogleConsent measurementId="G-1" />)
    expect(footer).toBeEmptyDOMElement()
    fireEvent.click(screen.getByRole('button', { name: words.reject }))
    fireEvent.click(within(footer).getByRole('button', { name: words.change }))
    expect(readConsent()).toBeNull()
    expect(footer).toBeEmptyDOMElement()
    expect(screen.getByRole('region', { name: words.title })).toHaveFocus()
    unmount()
    footer.remove()
    document.documentElement.lang = 'es'
  },
)

test('an English page asks in English', () => {
  document.documentElement.lang = 'en'
  render(<GoogleConsent measurementId="G-1" />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    CONSENT_EN.reject,
    CONSENT_EN.accept,
  ])
  document.documentElement.lang = 'es'
})

test('the address of a preview is never sent: no banner, and no script even after consent', async () => {
  window.history.replaceState(null, '', '/preview/borrador/1.x')
  const { container, unmount } = render(<GoogleConsent measurementId="G-1" />)
  expect(container.innerHTML).toBe('')
  unmount()
  window.history.replaceState(null, '', '/')
  const first = render(<GoogleConsent measurementId="G-1" />)
  fireEvent.click(first.getByRole('button', { name: CONSENT.accept }))
  await screen.findByText('Analítica')
  first.unmount()
  window.history.replaceState(null, '', '/preview/borrador/1.x')
  const { container: second } = render(<GoogleConsent measurementId="G-1" />)
  await import('./google-script')
  expect(second.innerHTML).toBe('')
})

test('after the reload that withdraws consent the banner is focused; after any other reload it is not', () => {
  withdraw()
  const question = () => screen.getByRole('region', { name: CONSENT.title })
  const { unmount } = render(<GoogleConsent measurementId="G-1" />)
  expect(question()).toHaveFocus()
  unmount()
  render(<GoogleConsent measurementId="G-1" />)
  expect(question()).not.toHaveFocus()
})

test('the banner does not steal focus from another element', () => {
  withdraw()
  render(
    <>
      <input autoFocus />
      <GoogleConsent measurementId="G-1" />
    </>,
  )
  expect(screen.getByRole('textbox')).toHaveFocus()
})
