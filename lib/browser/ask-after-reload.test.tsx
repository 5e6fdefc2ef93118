import { askAfterReload, isAskedAfterReload } from './ask-after-reload'

test('the mark holds for one look, is stored nowhere, and leaves what else the history says of the page', () => {
  window.history.replaceState({ tree: ['a'] }, '', '/politics')
  expect(isAskedAfterReload()).toBe(false)
  askAfterReload()
  expect(window.history.state).toMatchObject({ tree: ['a'] })
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(isAskedAfterReload()).toBe(true)
  expect(isAskedAfterReload()).toBe(false)
  expect(window.history.state).toEqual({ tree: ['a'] })
})

test('a page without a state can be marked too', () => {
  window.history.replaceState(null, '', '/')
  expect(isAskedAfterReload()).toBe(false)
  expect(window.history.state).toBeNull()
  askAfterReload()
  expect(isAskedAfterReload()).toBe(true)
})
