import { renderToStaticMarkup } from 'react-dom/server'
import { StartOfVisit } from './start-of-visit'

const run = () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<StartOfVisit />)
  window.eval(page.querySelector('script')?.textContent ?? '')
  return document.documentElement.dataset.visited
}
const from = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })

beforeEach(() => {
  sessionStorage.clear()
  delete document.documentElement.dataset.visited
  from('')
})

test('a tab opened from a page of the site goes on with its visit; one opened from elsewhere begins one', () => {
  from('https://elsewhere.example/')
  expect(run()).toBeUndefined()
  sessionStorage.clear()
  from(`${location.origin}/articles`)
  expect(run()).toBe('')
})

test('where storage is blocked a visit begins, without an error', () => {
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(run()).toBeUndefined()
  storage.mockRestore()
})
