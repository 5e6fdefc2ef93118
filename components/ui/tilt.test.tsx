import { fireEvent, render, screen } from '@testing-library/react'
import { Tilt } from './tilt'

test('§9 tilt: at most 20 degrees, and reset when the pointer leaves', () => {
  render(<Tilt>retrato</Tilt>)
  const frame = screen.getByText('retrato').parentElement as HTMLElement
  frame.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 }) as DOMRect
  const lean = () => [frame.style.getPropertyValue('--lean-x'), frame.style.getPropertyValue('--lean-y')]
  fireEvent(frame, new MouseEvent('pointermove', { bubbles: true, clientX: 100, clientY: 0 }))
  fireEvent(
    frame,
    Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX: 100, clientY: 0 }), {
      pointerType: 'mouse',
    }),
  )
  expect(lean()).toEqual(['20.00deg', '20.00deg'])
  fireEvent(frame, new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
  expect(lean()).toEqual(['', ''])
})
