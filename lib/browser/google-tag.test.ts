/** @jest-environment jsdom */
import { startGoogleTag, stopGoogleTag } from './google-tag'

type Holder = { dataLayer?: ArrayLike<unknown>[] } & Record<string, unknown>
const holder = window as unknown as Holder
const commands = () => (holder.dataLayer ?? []).map((command) => Array.from(command))
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)

afterEach(() => {
  delete holder.dataLayer
  document.head.innerHTML = ''
})

test("the tag is loaded once, and its config comes before everything else: it doesn't count views by itself", () => {
  const send = startGoogleTag('G-1')
  send('event', 'page_view', { page_title: 'Inicio' })
  startGoogleTag('G-1')
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false }],
    ['event', 'page_view', { page_title: 'Inicio' }],
  ])
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1'])
})

test('commands are arguments objects: the tag ignores lists', () => {
  startGoogleTag('G-1')
  const kinds = holder.dataLayer?.map((command) => Object.prototype.toString.call(command))
  expect(kinds).toEqual(['[object Arguments]', '[object Arguments]'])
})

test('after a withdrawal the tag sends nothing, until it is started again', () => {
  startGoogleTag('G-1')
  expect(holder['ga-disable-G-1']).toBe(false)
  stopGoogleTag('G-1')
  expect(holder['ga-disable-G-1']).toBe(true)
  startGoogleTag('G-1')
  expect(holder['ga-disable-G-1']).toBe(false)
})
