/** @jest-environment jsdom */
import { TAKEN_OVER } from '../site/constants'
import { EARLY_PRESSES_SCRIPT } from './early-presses'

let said: string[]
const find = (id: string) => document.getElementById(id) as HTMLElement
const takeOver = () => window.dispatchEvent(new Event(TAKEN_OVER))
const repeated = () => new Promise((resolve) => setTimeout(resolve, 1))

/** Renders server HTML and runs the script; a test simulates hydration by handling the controls itself. */
function open(html: string): void {
  document.body.innerHTML = html
  new Function(EARLY_PRESSES_SCRIPT)()
}
function react(): void {
  said = []
  for (const element of document.querySelectorAll('button, a'))
    element.addEventListener('click', () => said.push(element.id))
}

beforeEach(() => {
  window.localStorage.clear()
  document.documentElement.dataset.theme = 'light'
})
afterEach(async () => {
  takeOver()
  await repeated()
  jest.restoreAllMocks()
})

test('a button that needs no script, has already been handled or is gone is ignored', async () => {
  open(
    '<a id="a">A</a><form><button id="b"></button></form><button type="button" id="c"></button><p id="d"></p>' +
      '<button type="button" popovertarget="d" id="e"></button>',
  )
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  find('c').addEventListener('click', (event) => event.stopPropagation(), { once: true })
  for (const id of ['a', 'b', 'c', 'd', 'e']) find(id).click()
  react()
  takeOver()
  await repeated()
  expect(said).toEqual([])
})

test('a press long before hydration is discarded', async () => {
  jest.useFakeTimers()
  open('<button type="button" id="a"></button><button type="button" id="b"></button>')
  find('a').click()
  jest.advanceTimersByTime(4_000)
  find('b').click()
  jest.advanceTimersByTime(1_000)
  react()
  takeOver()
  jest.runAllTimers()
  jest.useRealTimers()
  expect(said).toEqual(['b'])
})

const SWITCH =
  '<button type="button" data-to="dark" id="d"></button><button type="button" data-to="light" id="l"></button>'
const theme = () => document.documentElement.dataset.theme

test('when storage is blocked the theme still changes, and React is informed', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  open(SWITCH)
  find('d').click()
  expect(theme()).toBe('dark')
  expect(document.activeElement).toBe(find('l'))
  react()
  takeOver()
  await repeated()
  expect(said).toEqual(['d'])
})
