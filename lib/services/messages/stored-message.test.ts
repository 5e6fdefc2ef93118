import { aMessage } from '@/e2e/unit/messages'
import { fileNameOf, formatStored, idOf, NOT_TRIED, parseStored } from './stored-message'

test('a message is named after its id, and found by the name', () => {
  expect(fileNameOf('a-1')).toBe('a-1.json')
  expect(idOf('a-1.json')).toBe('a-1')
})

test.each(['a-1.txt', 'a-1.jsonx', '.json', '.a.json', 'a.b.json', 'a/b.json', 'abcdefgh'])(
  '%j is the file of no message',
  (name) => expect(idOf(name)).toBeNull(),
)

test('what is written is what is read', () => {
  const stored = { message: aMessage({ id: 'a' }), delivery: NOT_TRIED }
  expect(formatStored(stored)).toMatch(/^\{\n {2}"message"[^]*\}\n$/)
  expect(parseStored(formatStored(stored), 'a')).toEqual(stored)
  expect(() => parseStored(formatStored(stored), 'b')).toThrow('it holds the message a')
})
