import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import Typewriter from 'typewriter-effect/dist/core'
import { HOME } from '@/lib/pages/screen-words'
import { TypedRoles } from './typed-roles'

jest.mock('typewriter-effect/dist/core', () => ({
  __esModule: true,
  default: jest.fn(() => ({ stop, start: () => undefined })),
}))

const stop = jest.fn()

const whenIdle = jest.fn((run: () => void) => Number(setTimeout(run)))
const withReducedMotion = (matches: boolean) =>
  Object.assign(window, {
    matchMedia: () => ({ matches }),
    requestIdleCallback: whenIdle,
    cancelIdleCallback: clearTimeout,
  })

beforeEach(() => jest.clearAllMocks())

test("§9 typed roles: a loop with a deletion speed of 50, and otherwise the library's defaults", async () => {
  withReducedMotion(false)
  render(<TypedRoles roles={['Una', 'Otra']} paths={{}} pause={HOME.pause} resume={HOME.resume} />)
  await waitFor(() => expect(Typewriter).toHaveBeenCalledTimes(1))
  expect(jest.mocked(Typewriter).mock.calls[0]?.[1]).toEqual({
    strings: ['Una', 'Otra'],
    loop: true,
    autoStart: true,
    deleteSpeed: 50,
    skipAddStyles: true,
    stringSplitter: expect.any(Function),
    onCreateTextNode: expect.any(Function),
    onRemoveNode: expect.any(Function),
  })
})

test('under reduced motion nothing is typed', () => {
  withReducedMotion(true)
  render(<TypedRoles roles={['Una', 'Otra']} paths={{}} pause={HOME.pause} resume={HOME.resume} />)
  expect(whenIdle).not.toHaveBeenCalled()
})

test('pausing before the animation starts keeps it paused', async () => {
  withReducedMotion(false)
  render(<TypedRoles roles={['Una', 'Otra']} paths={{}} pause={HOME.pause} resume={HOME.resume} />)
  fireEvent.click(screen.getByRole('button', { name: 'Pausar la animación' }))
  await waitFor(() => expect(Typewriter).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('button', { name: 'Reanudar la animación' })).toBeInTheDocument()
})

test('where nothing can be typed there is no pause button', async () => {
  withReducedMotion(false)
  jest.mocked(Typewriter).mockImplementationOnce(() => {
    throw new Error('gone')
  })
  render(<TypedRoles roles={['Una', 'Otra']} paths={{}} pause={HOME.pause} resume={HOME.resume} />)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(screen.getByText('Una')).toBeInTheDocument()
})
