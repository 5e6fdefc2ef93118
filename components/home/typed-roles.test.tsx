import { render, waitFor } from '@testing-library/react'
import Typewriter from 'typewriter-effect/dist/core'
import { TypedRoles } from './typed-roles'

jest.mock('typewriter-effect/dist/core', () => ({
  __esModule: true,
  default: jest.fn(() => ({ stop: () => undefined })),
}))

const whenIdle = jest.fn((run: () => void) => Number(setTimeout(run)))
const withReducedMotion = (matches: boolean) =>
  Object.assign(window, {
    matchMedia: () => ({ matches }),
    requestIdleCallback: whenIdle,
    cancelIdleCallback: clearTimeout,
  })

beforeEach(() => jest.clearAllMocks())

test('§9 typed roles: a loop that deletes at 50, everything else as the library has it', async () => {
  withReducedMotion(false)
  render(<TypedRoles roles={['Una', 'Otra']} />)
  await waitFor(() => expect(Typewriter).toHaveBeenCalledTimes(1))
  expect(jest.mocked(Typewriter).mock.calls[0]?.[1]).toEqual({
    strings: ['Una', 'Otra'],
    loop: true,
    autoStart: true,
    deleteSpeed: 50,
    skipAddStyles: true,
  })
})

test('under reduced motion nothing is going to be typed', () => {
  withReducedMotion(true)
  render(<TypedRoles roles={['Una', 'Otra']} />)
  expect(whenIdle).not.toHaveBeenCalled()
})
