import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
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

test('pausing shows a whole role, and resuming shows the typed text', async () => {
  withReducedMotion(false)
  const roles = ['Desarrolladora de día', 'Desarrolladora de noche']
  const { container } = render(
    <TypedRoles roles={roles} paths={{}} pause={HOME.pause} resume={HOME.resume} />,
  )
  await waitFor(() => expect(Typewriter).toHaveBeenCalledTimes(1))
  const [target, options] = jest.mocked(Typewriter).mock.calls[0] ?? []
  const [wrapper, letter] = [document.createElement('span'), document.createTextNode('')]
  target?.prepend(wrapper)
  /** What is visible: the first role stands whole until it is deleted. */
  const shown = () => (target?.matches('[data-whole]') ? target.lastElementChild : wrapper)?.textContent
  const type = (count: number) => {
    for (let typed = 0; typed < count; typed += 1)
      wrapper.append(options?.onCreateTextNode?.('', letter) ?? 'not a letter')
  }
  const remove = (count: number) => {
    for (let removed = 0; removed < count; removed += 1) {
      options?.onRemoveNode?.({ node: wrapper.lastChild, character: '' })
      wrapper.lastChild?.remove()
    }
  }
  for (const [change, part, whole] of [
    [() => undefined, 'Desarrolladora de día', 'Desarrolladora de día'],
    [() => type(5), 'Desarrolladora de día', 'Desarrolladora de día'],
    [() => type(16), 'Desarrolladora de día', 'Desarrolladora de día'],
    [() => remove(21), '', 'Desarrolladora de día'],
    [() => type(1), 'D', 'Desarrolladora de noche'],
  ] as const) {
    act(change)
    expect(shown()).toBe(part)
    fireEvent.click(screen.getByRole('button', { name: 'Pausar la animación' }))
    expect(shown()).toBe(whole)
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar la animación' }))
    expect(shown()).toBe(part)
  }
  expect(container.querySelector('[aria-hidden="true"]:has(+ button)')).toContainElement(wrapper)
})

test('the role being typed links to its CV, and stands whole while a pointer is on it', async () => {
  withReducedMotion(false)
  const { container } = render(
    <TypedRoles roles={['Una', 'Otra']} paths={{ Otra: '/otra' }} pause={HOME.pause} resume={HOME.resume} />,
  )
  await waitFor(() => expect(Typewriter).toHaveBeenCalledTimes(1))
  const options = jest.mocked(Typewriter).mock.calls[0]?.[1]
  const node = document.createTextNode('')
  const link = container.querySelector('a')
  if (!link) throw new Error('no link')
  const typeLetters = (count: number) =>
    act(() => {
      for (let typed = 0; typed < count; typed += 1) options?.onCreateTextNode?.('', node)
    })
  const remove = (count: number) => {
    for (let removed = 0; removed < count; removed += 1) options?.onRemoveNode?.({ node, character: '' })
  }
  typeLetters(3)
  expect(link).not.toHaveAttribute('href')
  remove(3)
  typeLetters(1)
  expect(link).toHaveAttribute('href', '/otra')
  fireEvent.pointerEnter(link)
  expect(stop).toHaveBeenCalledTimes(1)
})

test('every role reserves its space, and none is in the text twice', () => {
  withReducedMotion(true)
  const roles = ['Una', 'Otra']
  const { container } = render(
    <TypedRoles roles={roles} paths={{}} pause={HOME.pause} resume={HOME.resume} />,
  )
  const reserved = [...container.querySelectorAll('[data-role]')].map((one) => one.getAttribute('data-role'))
  expect(reserved).toEqual(roles)
  expect(container.textContent).toBe('Una')
})
