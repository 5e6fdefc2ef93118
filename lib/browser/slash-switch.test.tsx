import { onSlashChange, setSlash } from './slash-switch'

afterEach(() => window.localStorage.clear())

test('whoever listens hears of each change, until it listens no more', () => {
  const heard = jest.fn()
  const stop = onSlashChange(heard)
  setSlash(false)
  setSlash(true)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  setSlash(false)
  expect(heard).toHaveBeenCalledTimes(2)
})
