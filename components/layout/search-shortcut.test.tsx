import { isSearchShortcut, isSlashOn } from './search-shortcut'

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

test('Ctrl K and ⌘ K open the search, also in a field and with Caps Lock on', () => {
  expect(isShortcut('k', { ctrlKey: true })).toBe(true)
  expect(isShortcut('k', { metaKey: true })).toBe(true)
  expect(isShortcut('k', { ctrlKey: true }, 'input')).toBe(true)
  expect(isShortcut('K', { ctrlKey: true })).toBe(true)
})

test('Ctrl K does not leave a message being written, as it deletes a line there on macOS', () => {
  expect(isShortcut('k', { ctrlKey: true }, 'textarea')).toBe(false)
  expect(isShortcut('k', { metaKey: true }, 'textarea')).toBe(false)
})

test('the / key opens the search outside of fields, with Shift where the keyboard layout needs it', () => {
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

test('where storage is blocked, the shortcut cannot be disabled', () => {
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  expect([isSlashOn(), isShortcut('/')]).toEqual([true, true])
  storage.mockRestore()
})
