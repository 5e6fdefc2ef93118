/** @jest-environment jsdom */
import { prepareGoogleTag, stopGoogleTag, throughGoogleTag } from './google-tag'

type Holder = { dataLayer?: ArrayLike<unknown>[] } & Record<string, unknown>
const holder = window as unknown as Holder
const commands = () => (holder.dataLayer ?? []).map((command) => Array.from(command))

/** The function that the component's script defines. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- as Google's own
  ;(holder.dataLayer as unknown as unknown[]).push(arguments)
}

beforeEach(() => {
  delete holder.dataLayer
})

test("config carries that the tag doesn't count views by itself, whatever else it says", () => {
  prepareGoogleTag('G-1')
  gtag('js', 'now')
  gtag('config', 'G-1')
  gtag('config', 'G-1', { debug_mode: true, send_page_view: true })
  throughGoogleTag('event', 'page_view', { page_title: 'Inicio' })
  prepareGoogleTag('G-1')
  expect(commands()).toEqual([
    ['js', 'now'],
    ['config', 'G-1', { send_page_view: false }],
    ['config', 'G-1', { debug_mode: true, send_page_view: false }],
    ['event', 'page_view', { page_title: 'Inicio' }],
  ])
})

test('commands are arguments objects: the tag ignores lists', () => {
  prepareGoogleTag('G-1')
  gtag('config', 'G-1')
  throughGoogleTag('event', 'page_view', {})
  const kinds = holder.dataLayer?.map((command) => Object.prototype.toString.call(command))
  expect(kinds).toEqual(['[object Arguments]', '[object Arguments]'])
})

test('after a withdrawal the tag sends nothing, until it is started again', () => {
  prepareGoogleTag('G-1')
  expect(holder['ga-disable-G-1']).toBe(false)
  stopGoogleTag('G-1')
  expect(holder['ga-disable-G-1']).toBe(true)
  prepareGoogleTag('G-1')
  expect(holder['ga-disable-G-1']).toBe(false)
})
