import { inbox } from '../../services/messages/inbox'
import { isRepeated, messageId, noteKept, type Content } from './repeated'

jest.mock('../../services/messages/inbox', () => ({ inbox: jest.fn() }))

const NOW = Date.UTC(2026, 10, 20)
const DAY = 24 * 60 * 60_000
/** Ids of the messages in the folder. */
let stored: string[] = []
beforeEach(() => {
  stored = []
  const folder = {
    ids: async () => stored,
    find: async (id: string) => (stored.includes(id) ? {} : null),
  }
  jest.mocked(inbox).mockReturnValue({ folder } as never)
})

let number = 0
/** Returns a message that no other test uses. */
function aMessage(fields: Partial<Content> = {}): Content {
  number += 1
  const text = `Mensaje ${number}`
  return {
    language: 'es',
    kind: 'offer',
    name: 'Ana',
    email: 'a@ana.example',
    text,
    article: null,
    ...fields,
  }
}

test('an id begins with its time, so that ids sort as messages came', async () => {
  const ids = [await messageId(aMessage(), NOW), await messageId(aMessage(), NOW + 1)]
  expect(ids.toSorted()).toEqual(ids)
  expect(ids[0]).toMatch(/^[0-9a-z]{9}-[0-9a-f]{24}$/)
})

test('a message has its id for a day, and another one after it', async () => {
  const message = aMessage()
  const id = await messageId(message, NOW)
  expect(await messageId({ ...message }, NOW + DAY - 1)).toBe(id)
  expect(await messageId(message, NOW + DAY)).not.toBe(id)
})

test.each(['language', 'kind', 'name', 'email', 'text', 'article'] as const)(
  'another %s makes another message',
  async (field) => {
    const message = aMessage()
    const other = { ...message, [field]: 'otro' } as Content
    expect(await messageId(other, NOW)).not.toBe(await messageId(message, NOW))
  },
)

test('a message that another process has kept has the id that it has there, for a day', async () => {
  const message = aMessage()
  const [, digest] = (await messageId(message, NOW)).split('-')
  const idAt = (time: number) => `${time.toString(36).padStart(9, '0')}-${digest}`
  // At that time, the entry that this process remembers is older than a day.
  const now = NOW + DAY
  stored = [idAt(now - DAY), `${idAt(now - 1)}0`]
  expect(await messageId(message, now)).toBe(idAt(now))
  stored = [idAt(now - DAY), idAt(now + 1)]
  expect(await messageId(message, now + DAY)).toBe(idAt(now + 1))
})

test('a message that is kept and still there is a repetition for a day', async () => {
  const message = aMessage()
  const id = await messageId(message, NOW)
  stored = [id]
  expect(await isRepeated(message, NOW)).toBe(false)
  noteKept(message, id)
  expect(await isRepeated(message, NOW + DAY - 1)).toBe(true)
  expect(await isRepeated(message, NOW + DAY)).toBe(false)
  stored = []
  expect(await isRepeated(message, NOW)).toBe(false)
})
