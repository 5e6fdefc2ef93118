import { act, fireEvent, render, screen } from '@testing-library/react'
import Typewriter from 'typewriter-effect/dist/core'
import { HOME } from '@/lib/pages/screen-words'
import { TypedRoles } from './typed-roles'

jest.mock('typewriter-effect/dist/core', () => ({
  __esModule: true,
  default: jest.fn(() => ({
    stop,
    start: () => undefined,
    state: {
      visibleNodes: [],
      elements: { wrapper: document.createElement('span'), cursor: document.createElement('span') },
    },
  })),
}))

const stop = jest.fn()

const FIRST_ROLE_MS = 4_000
const withReducedMotion = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) })

beforeAll(() => jest.useFakeTimers())
beforeEach(() => jest.clearAllMocks())
afterAll(() => jest.useRealTimers())

const show = () =>
  render(<TypedRoles roles={['Una', 'Otra']} paths={{}} pause={HOME.pause} resume={HOME.resume} />)
const afterTheFirstRole = () => act(() => jest.advanceTimersByTimeAsync(FIRST_ROLE_MS))

test("§9 typed roles: a loop with a deletion speed of 50, and otherwise the library's defaults", async () => {
  withReducedMotion(false)
  show()
  await act(() => jest.advanceTimersByTimeAsync(FIRST_ROLE_MS - 1))
  expect(Typewriter).not.toHaveBeenCalled()
  await afterTheFirstRole()
  // The first one stands there already.
  expect(jest.mocked(Typewriter).mock.calls).toEqual([
    [
      expect.any(HTMLElement),
      {
        strings: ['Otra', 'Una'],
        loop: true,
        autoStart: true,
        deleteSpeed: 50,
        skipAddStyles: true,
        stringSplitter: expect.any(Function),
        onCreateTextNode: expect.any(Function),
        onRemoveNode: expect.any(Function),
      },
    ],
  ])
  expect(stop).not.toHaveBeenCalled()
})

test('pausing before the animation starts keeps it paused', async () => {
  withReducedMotion(false)
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Pausar la animación' }))
  await afterTheFirstRole()
  expect(Typewriter).toHaveBeenCalledTimes(1)
  expect(stop).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Reanudar la animación' })).toBeInTheDocument()
})

test('a page that was left types nothing', async () => {
  withReducedMotion(false)
  show().unmount()
  await afterTheFirstRole()
  expect(Typewriter).not.toHaveBeenCalled()
})
