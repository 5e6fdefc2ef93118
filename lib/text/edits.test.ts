import { edited } from './edits'

test('edits are applied in the order of the text, and all else stays', () => {
  const edits = [
    { start: 8, end: 10, text: '' },
    { start: 2, end: 2, text: 'a' },
    { start: 2, end: 4, text: 'b' },
  ]
  expect(edited('0123456789', edits)).toBe('01ab4567')
  expect(edited('texto', [])).toBe('texto')
})
