import fc from 'fast-check'
import type { typeRoles } from './type-roles'

const FRAME_MS = 16
const LONGEST_WAIT_MS = 1_600

let start: typeof typeRoles
beforeAll(async () => {
  // The library takes the window's functions when it is loaded.
  jest.useFakeTimers()
  start = (await import('./type-roles')).typeRoles
})

afterEach(() => jest.clearAllTimers())
afterAll(() => jest.useRealTimers())

/** Types roles with the library itself. */
function type(...roles: string[]) {
  const target = document.createElement('span')
  target.textContent = roles[0] ?? ''
  const typist = start(target, roles)
  const [wrapper, cursor, rest] = target.children
  if (!wrapper || !cursor || !(rest instanceof HTMLElement)) throw new Error('The line is incomplete.')
  /** What is visible, a cursor, and what isn't. */
  const state = () => `${wrapper.textContent}|${rest.textContent}`
  /** Lets the library take one step: a letter, or a pause. */
  const step = () => {
    jest.setSystemTime(Date.now() + LONGEST_WAIT_MS)
    jest.advanceTimersByTime(FRAME_MS)
    return state()
  }
  const stepUntil = (isReached: () => boolean) => {
    for (let steps = 0; !isReached(); steps += 1) {
      if (steps > 100) throw new Error(`${state()} is not continued.`)
      step()
    }
  }
  /** Takes some steps, and returns the states without repetitions. */
  const states = (steps: number) =>
    [state(), ...Array.from({ length: steps }, step)].filter((one, index, all) => one !== all[index - 1])
  return { typist, wrapper, cursor, rest, state, step, stepUntil, states }
}

test('the first role stands at once and is deleted, and each is in the DOM in full while it is typed or deleted', () => {
  const { states, rest, cursor } = type('Una', 'Tú')
  expect(states(60).slice(0, 11)).toEqual([
    'Una|',
    'Un|a',
    'U|na',
    '|Una',
    'T|ú',
    'Tú|',
    'T|ú',
    '|Tú',
    'U|na',
    'Un|a',
    'Una|',
  ])
  expect(rest.style.visibility).toBe('hidden')
  expect([cursor.textContent, cursor.hasAttribute('hidden')]).toEqual(['|', true])
})

test('an emoji or combined accent of several characters is typed as one letter', () => {
  const { states } = type('👩‍💻 n\u0303', 'x')
  expect(states(20).slice(0, 4)).toEqual(['👩‍💻 n\u0303|', '👩‍💻 |n\u0303', '👩‍💻| n\u0303', '|👩‍💻 n\u0303'])
})

test('whatever the roles contain, each is typed in full, as text, in turn', () => {
  const role = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constant('a <b>c</b>'),
  )
  fc.assert(
    fc.property(fc.array(role, { minLength: 2, maxLength: 4 }), (roles) => {
      const { stepUntil, wrapper, rest } = type(...roles)
      stepUntil(() => wrapper.textContent === '')
      const isTyped = () => rest.textContent === ''
      const isDeleted = () => wrapper.textContent === ''
      for (const role of [...roles.slice(1), ...roles]) {
        const during = (isReached: () => boolean) => () => {
          expect(`${wrapper.textContent}${rest.textContent}`).toBe(role)
          return isReached()
        }
        stepUntil(() => !isDeleted())
        stepUntil(during(isTyped))
        expect(wrapper.children).toHaveLength(0)
        stepUntil(during(isDeleted))
      }
      jest.clearAllTimers()
    }),
    { numRuns: 20 },
  )
})
