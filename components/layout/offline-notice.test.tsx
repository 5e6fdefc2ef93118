import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OfflineNotice } from './offline-notice'

const WORDS = 'No hay conexión.'
const PAGE = 'http://localhost/about'
const LINK = {
  destination: { url: PAGE, sameDocument: false },
  navigationType: 'push',
  downloadRequest: null,
  formData: null,
}

let navigation: EventTarget
let isReachable: boolean
beforeEach(() => {
  isReachable = false
  navigation = new EventTarget()
  Object.assign(window, { navigation })
  Object.assign(globalThis, {
    fetch: () => (isReachable ? Promise.resolve() : Promise.reject(new TypeError('no network'))),
    PageTransitionEvent: Event,
  })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  jest.spyOn(console, 'error').mockImplementation(() => undefined) // jsdom loads no other page
  document.body.innerHTML = renderToStaticMarkup(<OfflineNotice>{WORDS}</OfflineNotice>)
  window.eval(document.querySelector('script')?.textContent ?? '')
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** @returns whether the page is kept */
async function navigate(change: object): Promise<boolean> {
  const event = Object.assign(new Event('navigate', { cancelable: true }), LINK, change)
  navigation.dispatchEvent(event)
  await Promise.resolve()
  return event.defaultPrevented
}

test.each([
  ['a place on the same page', { destination: { url: `${PAGE}#a`, sameDocument: true } }],
  ['the way back', { navigationType: 'traverse' }],
  ['a reload', { navigationType: 'reload' }],
  ['a download', { downloadRequest: 'cv.pdf' }],
  ['a form that is sent', { formData: new FormData() }],
  ['a mail', { destination: { url: 'mailto:a@example.com', sameDocument: false } }],
])('%s is left to the browser', async (_name, change) => {
  expect(await navigate(change)).toBe(false)
  expect(screen.queryByText(WORDS)).toBeNull()
})
