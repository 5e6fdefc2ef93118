/** @jest-environment jsdom */
import { ADDRESS_INTERVAL_MS, throttledAddress } from './replace-address'

const address = () => location.pathname + location.search

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState(null, '', '/articles')
})
afterEach(() => jest.restoreAllMocks())

test('the URL is updated at once, and the next time after the interval', () => {
  const replace = throttledAddress()
  replace('/articles?q=a')
  expect(address()).toBe('/articles?q=a')
  replace('/articles?q=ab')
  replace('/articles?q=abc')
  jest.advanceTimersByTime(ADDRESS_INTERVAL_MS - 1)
  expect(address()).toBe('/articles?q=a')
  jest.advanceTimersByTime(1)
  expect(address()).toBe('/articles?q=abc')
  jest.advanceTimersByTime(ADDRESS_INTERVAL_MS)
  replace('/articles')
  expect(address()).toBe('/articles')
})

test.each([6, 30])("%s keystrokes per second for half a minute stay within Safari's limit", (perSecond) => {
  const replaced = jest.spyOn(history, 'replaceState')
  const replace = throttledAddress()
  for (let key = 0; key < perSecond * 30; key += 1) {
    replace(`/articles?q=${key}`)
    jest.advanceTimersByTime(1_000 / perSecond)
  }
  // Next calls it twice for each of these.
  expect(replaced.mock.calls.length * 2).toBeLessThan(100)
  expect(replaced.mock.calls.length).toBeGreaterThan(30)
  jest.advanceTimersByTime(ADDRESS_INTERVAL_MS)
  expect(address()).toBe(`/articles?q=${perSecond * 30 - 1}`)
})

test('leaving the field applies the last URL', () => {
  const replace = throttledAddress()
  replace('/articles?q=a')
  replace('/articles?q=ab')
  window.dispatchEvent(new Event('focusout'))
  expect(address()).toBe('/articles?q=ab')
  const replaced = jest.spyOn(history, 'replaceState')
  jest.runAllTimers()
  window.dispatchEvent(new Event('focusout'))
  expect(replaced).not.toHaveBeenCalled()
})

test('the URL of a page navigated to meanwhile is not changed', () => {
  const replace = throttledAddress()
  replace('/articles?q=a')
  replace('/articles?q=ab')
  history.pushState(null, '', '/article/uno')
  jest.runAllTimers()
  expect(address()).toBe('/article/uno')
})
