import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import Typewriter from 'typewriter-effect/dist/core'
import { HOME } from '@/lib/copy/home'
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

test('§9 typed roles: a loop that deletes at 50, everything else as the library has it', async () => {
  withReducedMotion(false)
  render(<TypedRoles roles={['Una', 'Otra']} pause={HOME.pause} resume={HOME.resume} />)
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
  render(<TypedRoles roles={['Una', 'Otra']} pause={HOME.pause} resume={HOME.resume} />)
  expect(whenIdle).not.toHaveBeenCalled()
})

test('who pauses before the typing begins has paused it', async () => {
  withReducedMotion(false)
  render(<TypedRoles roles={['Una', 'Otra']} pause={HOME.pause} resume={HOME.resume} />)
  fireEvent.click(screen.getByRole('button', { name: 'Pausar la animación' }))
  await waitFor(() => expect(Typewriter).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('button', { name: 'Reanudar la animación' })).toBeInTheDocument()
})

test('where nothing can be typed there is nothing to pause', async () => {
  withReducedMotion(false)
  jest.mocked(Typewriter).mockImplementationOnce(() => {
    throw new Error('gone')
  })
  render(<TypedRoles roles={['Una', 'Otra']} pause={HOME.pause} resume={HOME.resume} />)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(screen.getByText('Una')).toBeInTheDocument()
})

test('pausing shows a whole role, and resuming shows what has been typed', async () => {
  withReducedMotion(false)
  const roles = ['Analista', 'Desarrolladora']
  const { container } = render(<TypedRoles roles={roles} pause={HOME.pause} resume={HOME.resume} />)
  await waitFor(() => expect(Typewriter).toHaveBeenCalledTimes(1))
  const typed = jest.mocked(Typewriter).mock.calls[0]?.[0] as unknown as HTMLElement
  const seen = () => [...container.querySelectorAll('[data-longest] > :not([hidden])')]
  for (const [part, whole] of [
    ['Desar', 'Desarrolladora'],
    ['Analista', 'Analista'],
    ['', 'Analista'],
  ] as const) {
    typed.innerHTML = `<span>${part}</span><span>|</span>`
    fireEvent.click(screen.getByRole('button', { name: 'Pausar la animación' }))
    expect(seen().map(({ textContent }) => textContent)).toEqual([whole])
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar la animación' }))
    expect(seen()).toEqual([typed])
    expect(typed).toHaveTextContent(`${part}|`)
  }
  expect(container.querySelector('button + [data-longest]')).not.toBeNull()
})
