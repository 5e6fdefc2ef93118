import { sendForm, type Ticket } from './send-form'

const SENT = { outcome: 'sent', location: '/contacto/gracias' }
const refused = (again: 'stamp' | 'proof' | null, turn = 'turno 2') => ({
  outcome: 'refused',
  message: 'No.',
  faults: {},
  stamp: 'sello 2',
  turn,
  again,
})

/** The forms sent in each attempt, and the responses to them. */
const sent: Record<string, string>[] = []
const answers: unknown[] = []
const prove = jest.fn(async () => 'prueba 2')
const original = globalThis.fetch

beforeEach(() => {
  sent.length = 0
  answers.length = 0
  prove.mockClear()
  globalThis.fetch = jest.fn(async (_address, init) => {
    sent.push(Object.fromEntries(init?.body as URLSearchParams))
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return {
      json: async () => (answer === undefined ? Promise.reject(new Error('no JSON')) : answer),
    } as Response
  })
})
afterEach(() => {
  globalThis.fetch = original
})

function send(...given: unknown[]) {
  answers.push(...given)
  const form = document.createElement('form')
  form.innerHTML = '<input name="name" value="Ana">'
  const ticket: Ticket = { stamp: 'sello 1', turn: 'turno 1', proof: Promise.resolve('prueba 1') }
  return sendForm(form, ticket, prove)
}

test('a form is sent once, with its fields and what the page adds', async () => {
  expect(await send(SENT)).toEqual(SENT)
  expect(sent).toEqual([{ name: 'Ana', stamp: 'sello 1', turn: 'turno 1', proof: 'prueba 1' }])
})

test('a form that was open for long is sent again with the new stamp and the same proof', async () => {
  expect(await send(refused('stamp'), SENT)).toEqual(SENT)
  expect(sent[1]).toEqual({ name: 'Ana', stamp: 'sello 2', turn: 'turno 2', proof: 'prueba 1' })
  expect(prove).not.toHaveBeenCalled()
})

test('a proof that is not enough is done anew', async () => {
  expect(await send(refused('proof'), SENT)).toEqual(SENT)
  expect(sent[1]).toEqual({ name: 'Ana', stamp: 'sello 2', turn: 'turno 2', proof: 'prueba 2' })
  expect(prove).toHaveBeenCalledTimes(1)
})

test('in a browser that can do no proof, the refusal is what a visitor reads', async () => {
  prove.mockResolvedValueOnce('')
  expect(await send(refused('proof'))).toEqual(refused('proof'))
  expect(sent).toHaveLength(1)
})

test('a refusal for another reason is not sent again', async () => {
  expect(await send(refused(null))).toEqual(refused(null))
  expect(sent).toHaveLength(1)
})

test('the third refusal is the last', async () => {
  const last = refused('stamp', 'turno 4')
  expect(await send(refused('stamp'), refused('stamp', 'turno 3'), last, SENT)).toEqual(last)
  expect(sent.map(({ turn }) => turn)).toEqual(['turno 1', 'turno 2', 'turno 3'])
})

test('what is no answer of the site, and a network that is down, are told apart', async () => {
  expect(await send(undefined)).toBe('broken')
  expect(await send(null)).toBe('broken')
  expect(await send({ outcome: 'other' })).toBe('broken')
  expect(await send(new TypeError('Failed to fetch'))).toBe('network')
})
