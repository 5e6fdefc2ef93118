import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useNote } from './use-note'

/** A button that shows its own name as a note, or removes its note. */
function Action({ name }: { name: string }) {
  const kept = useRef<HTMLElement>(null)
  const { note, key, say } = useNote<string>(kept)
  return (
    <p>
      <button onClick={() => say(name)}>{name}</button>
      <button onClick={() => say(null)}>{`sin ${name}`}</button>
      <output aria-label={name}>{note && <span key={key}>{note}</span>}</output>
    </p>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const notes = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test("of two actions only the later one's note is shown, for its full time", async () => {
  render(['uno', 'dos'].map((name) => <Action key={name} name={name} />))
  press('uno')
  expect(notes()).toEqual(['uno', ''])
  await act(async () => void jest.advanceTimersByTime(4_000))
  press('dos')
  expect(notes()).toEqual(['', 'dos'])
  await act(async () => void jest.advanceTimersByTime(4_000))
  expect(notes()).toEqual(['', 'dos'])
  press('uno')
  expect(notes()).toEqual(['uno', ''])
})

test("a new action removes its own note, and not another's", () => {
  render(['uno', 'dos'].map((name) => <Action key={name} name={name} />))
  press('uno')
  press('sin dos')
  expect(notes()).toEqual(['uno', ''])
  press('sin uno')
  expect(notes()).toEqual(['', ''])
})

test('repeating an action gives a new note, which is announced', () => {
  render(<Action name="uno" />)
  press('uno')
  const first = screen.getByText('uno', { selector: 'span' })
  press('uno')
  expect(screen.getByText('uno', { selector: 'span' })).not.toBe(first)
})

test('an unmounted action does not block another', () => {
  const { unmount } = render(<Action name="uno" />)
  press('uno')
  unmount()
  render(<Action name="dos" />)
  press('dos')
  expect(notes()).toEqual(['dos'])
})
