/** @jest-environment jsdom */

let consent: typeof import('./consent')
const readConsent = () => consent.readConsent()
const writeConsent = (given: Parameters<typeof consent.writeConsent>[0]) => consent.writeConsent(given)

beforeEach(async () => {
  window.localStorage.clear()
  jest.resetModules()
  consent = await import('./consent')
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})
const on = (day: string) => jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), advanceTimers: true })

test('a choice is stored with its date, and can be withdrawn', () => {
  on('2026-11-26')
  expect(readConsent()).toBeNull()
  writeConsent('granted')
  expect(readConsent()).toBe('granted')
  expect(window.localStorage.getItem('analitica')).toBe('granted 2026-11-26')
  writeConsent('denied')
  expect(readConsent()).toBe('denied')
  writeConsent(null)
  expect(readConsent()).toBeNull()
  expect(window.localStorage).toHaveLength(0)
})

test.each(['granted', 'denied'] as const)('a choice (%s) is valid for exactly 24 months', (choice) => {
  on('2026-11-26')
  writeConsent(choice)
  on('2028-11-25')
  expect(readConsent()).toBe(choice)
  on('2028-11-26')
  expect(readConsent()).toBeNull()
})

test.each(['yes', 'granted', 'granted soon', 'yes 2026-11-26'])(
  'any other stored value (%s) is not a choice',
  (value) => {
    window.localStorage.setItem('analitica', value)
    expect(readConsent()).toBeNull()
  },
)

describe('withdrawing consent', () => {
  // jsdom can't reload, and says so.
  let reloads: jest.SpyInstance
  beforeEach(() => void (reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined)))

  test('asks again after a reload, once, without storing anything', () => {
    window.history.replaceState({ tree: ['a'] }, '', '/about')
    writeConsent('granted')
    expect(consent.isAskedAfterReload()).toBe(false)
    consent.withdrawConsent()
    expect(reloads).toHaveBeenCalledTimes(1)
    expect(readConsent()).toBeNull()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(window.history.state).toMatchObject({ tree: ['a'] })
    expect(consent.isAskedAfterReload()).toBe(true)
    expect(consent.isAskedAfterReload()).toBe(false)
    expect(window.history.state).toEqual({ tree: ['a'] })
  })

  test('needs no reload after a refusal, nor where storage is blocked', () => {
    window.history.replaceState(null, '', '/')
    writeConsent('denied')
    consent.withdrawConsent()
    expect([readConsent(), consent.isAskedAfterReload()]).toEqual([null, false])
    refuse('setItem', 'removeItem')
    writeConsent('granted')
    consent.withdrawConsent()
    expect([readConsent(), consent.isAskedAfterReload()]).toEqual([null, false])
    expect(reloads).not.toHaveBeenCalled()
  })
})

function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied')
    })
}

test('where storage is blocked the default is refusal; a choice lasts as long as the page is open', () => {
  refuse('getItem', 'setItem', 'removeItem')
  expect([readConsent(), consent.isStorageRefused()]).toEqual(['denied', false])
  for (const choice of [null, 'granted', 'denied', null] as const) {
    expect(writeConsent(choice)).toBe(false)
    expect(readConsent()).toBe(choice)
  }
  expect(consent.isStorageRefused()).toBe(true)
})

test('a choice that could not be stored is stored as soon as possible', () => {
  refuse('setItem')
  expect(writeConsent('granted')).toBe(false)
  expect(readConsent()).toBe('granted')
  jest.restoreAllMocks()
  expect(writeConsent('denied')).toBe(true)
  expect([readConsent(), window.localStorage.getItem('analitica')?.split(' ')[0]]).toEqual([
    'denied',
    'denied',
  ])
})

test.each(['storage', 'pageshow'])('a choice made in another tab is detected: %s', (event) => {
  const changed = jest.fn()
  const stop = consent.onConsentChange(changed)
  window.dispatchEvent(new Event(event))
  stop()
  window.dispatchEvent(new Event(event))
  expect(changed).toHaveBeenCalledTimes(1)
})

test('subscribers are notified of each choice, until they unsubscribe', () => {
  const changed = jest.fn()
  const stop = consent.onConsentChange(changed)
  writeConsent('granted')
  writeConsent(null)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  writeConsent('denied')
  expect(changed).toHaveBeenCalledTimes(2)
})
