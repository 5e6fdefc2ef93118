/** @jest-environment jsdom */
import { onConsentChange, readConsent, writeConsent } from './consent'

beforeEach(() => window.localStorage.clear())
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

test('where nothing can be stored the answer is no, and choosing does no harm', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied')
    })
  expect(readConsent()).toBe('denied')
  expect(() => writeConsent('granted')).not.toThrow()
  expect(() => writeConsent(null)).not.toThrow()
})

test('who listens is told of each choice, until it stops', () => {
  const changed = jest.fn()
  const stop = onConsentChange(changed)
  writeConsent('granted')
  writeConsent(null)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  writeConsent('denied')
  expect(changed).toHaveBeenCalledTimes(2)
})
