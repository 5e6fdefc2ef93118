/** @jest-environment jsdom */

let consent: typeof import('./consent')
const readConsent = () => consent.readConsent()
const writeConsent = (given: Parameters<typeof consent.writeConsent>[0]) => consent.writeConsent(given)

beforeEach(async () => {
  window.localStorage.clear()
  jest.resetModules()
  consent = await import('./consent')
})
afterEach(() => jest.restoreAllMocks())

test('a choice is remembered under its name, and can be taken back', () => {
  expect(readConsent()).toBeNull()
  writeConsent('granted')
  expect(readConsent()).toBe('granted')
  expect(window.localStorage.getItem('analitica')).toBe('granted')
  writeConsent('denied')
  expect(readConsent()).toBe('denied')
  writeConsent(null)
  expect(readConsent()).toBeNull()
  expect(window.localStorage).toHaveLength(0)
})

test('whatever else is stored is no choice', () => {
  window.localStorage.setItem('analitica', 'yes')
  expect(readConsent()).toBeNull()
})

function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied')
    })
}

test('where nothing can be stored the answer is no; a choice holds as long as the page is open', () => {
  refuse('getItem', 'setItem', 'removeItem')
  expect([readConsent(), consent.isStorageRefused()]).toEqual(['denied', false])
  for (const choice of [null, 'granted', 'denied', null] as const) {
    expect(writeConsent(choice)).toBe(false)
    expect(readConsent()).toBe(choice)
  }
  expect(consent.isStorageRefused()).toBe(true)
})

test('a choice that is refused once is stored as soon as it can be', () => {
  refuse('setItem')
  expect(writeConsent('granted')).toBe(false)
  expect(readConsent()).toBe('granted')
  jest.restoreAllMocks()
  expect(writeConsent('denied')).toBe(true)
  expect([readConsent(), window.localStorage.getItem('analitica')]).toEqual(['denied', 'denied'])
})

test.each(['storage', 'pageshow'])('a choice made elsewhere is heard of: %s', (event) => {
  const changed = jest.fn()
  const stop = consent.onConsentChange(changed)
  window.dispatchEvent(new Event(event))
  stop()
  window.dispatchEvent(new Event(event))
  expect(changed).toHaveBeenCalledTimes(1)
})

test('who listens is told of each choice, until it stops', () => {
  const changed = jest.fn()
  const stop = consent.onConsentChange(changed)
  writeConsent('granted')
  writeConsent(null)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  writeConsent('denied')
  expect(changed).toHaveBeenCalledTimes(2)
})
