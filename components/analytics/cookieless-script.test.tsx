import { render } from '@testing-library/react'
import { CookielessScript } from './cookieless-script'

let path = '/'
jest.mock('next/navigation', () => ({ usePathname: () => path }))
jest.mock('next/script', () => ({
  __esModule: true,
  default: ({ strategy, ...attributes }: Record<string, string>) => (
    <i data-testid={strategy} {...attributes} />
  ),
}))

const UMAMI = { kind: 'umami', address: 'https://stats.example', id: 'una-web' } as const

/** Renders the script as on a visit that starts at a path, in a browser with these signals. */
function visit(start: string, signals: object = {}) {
  path = start
  window.history.replaceState(null, '', start)
  for (const [name, value] of Object.entries({
    globalPrivacyControl: undefined,
    doNotTrack: null,
    ...signals,
  }))
    Object.defineProperty(navigator, name, { value, configurable: true })
  const rendered = render(<CookielessScript service={UMAMI} />)
  return { ...rendered, again: () => rendered.rerender(<CookielessScript service={UMAMI} />) }
}

test("the script is loaded when the browser is idle, from the owner's service", () => {
  const { getByTestId } = visit('/')
  expect(getByTestId('lazyOnload')).toHaveAttribute('src', 'https://stats.example/script.js')
  expect(getByTestId('lazyOnload')).toHaveAttribute('data-website-id', 'una-web')
})

test.each([{ doNotTrack: '0' }, { doNotTrack: 'unspecified' }, { globalPrivacyControl: false }])(
  'a visitor with %j is counted',
  (signals) => {
    const { container } = visit('/about', signals)
    expect(container).not.toBeEmptyDOMElement()
  },
)

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'nothing is loaded for a visitor with %j',
  (signals) => {
    const { container } = visit('/about', signals)
    expect(container).toBeEmptyDOMElement()
  },
)

test('a visit that starts on a preview loads nothing, not even on later pages', () => {
  const { container, again } = visit('/preview/borrador/1.x')
  expect(container).toBeEmptyDOMElement()
  window.history.replaceState(null, '', (path = '/'))
  again()
  expect(container).toBeEmptyDOMElement()
})
