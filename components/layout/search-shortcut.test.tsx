import { isSearchShortcut, isSlashOn, setSlash } from './search-shortcut'

/** Whether a key pressed in an element is a shortcut. */
function isShortcut(key: string, pressed: KeyboardEventInit = {}, tag = 'main'): boolean {
  const element = document.body.appendChild(document.createElement(tag))
  let result = false
  const listen = (event: KeyboardEvent) => (result = isSearchShortcut(event))
  window.addEventListener('keydown', listen)
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...pressed }))
  window.removeEventListener('keydown', listen)
  element.remove()
  return result
}

afterEach(() => window.localStorage.clear())

test('Ctrl K and ⌘ K lead to the search, in a field as well', () => {
  expect(isShortcut('k', { ctrlKey: true })).toBe(true)
  expect(isShortcut('k', { metaKey: true })).toBe(true)
  expect(isShortcut('k', { ctrlKey: true }, 'input')).toBe(true)
})

test('they do with Caps Lock on', () => {
  expect(isShortcut('K', { ctrlKey: true })).toBe(true)
  expect(isShortcut('K', { metaKey: true })).toBe(true)
})

test('a message that is being written is not left by Ctrl K, which deletes a line there on macOS', () => {
  expect(isShortcut('k', { ctrlKey: true }, 'textarea')).toBe(false)
  expect(isShortcut('k', { metaKey: true }, 'textarea')).toBe(false)
})

test('the bar leads there outside of fields, with Shift where the keyboard needs it', () => {
  expect(isShortcut('/')).toBe(true)
  expect(isShortcut('/', { shiftKey: true })).toBe(true)
  for (const tag of ['input', 'textarea', 'select']) expect(isShortcut('/', {}, tag)).toBe(false)
})

test('other keys are left to the browser', () => {
  expect(isShortcut('k')).toBe(false)
  expect(isShortcut('K', { ctrlKey: true, shiftKey: true })).toBe(false)
  expect(isShortcut('/', { ctrlKey: true })).toBe(false)
  expect(isShortcut('/', { metaKey: true })).toBe(false)
  expect(isShortcut('/', { altKey: true })).toBe(false)
  expect(isShortcut('k', { ctrlKey: true, altKey: true })).toBe(false)
})

test('the bar can be switched off, and on again; Ctrl K stays', () => {
  setSlash(false)
  expect([isSlashOn(), isShortcut('/'), isShortcut('k', { ctrlKey: true })]).toEqual([false, false, true])
  setSlash(true)
  expect([isSlashOn(), isShortcut('/')]).toEqual([true, true])
})

test('where nothing can be stored, nothing is switched off', () => {
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  expect([isSlashOn(), isShortcut('/')]).toEqual([true, true])
  storage.mockRestore()
})
