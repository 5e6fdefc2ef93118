import '@/e2e/unit/own-content'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { proveWork } from '@/lib/browser/prove'
import { ContactScreen } from './contact-screen'

jest.mock('@/lib/browser/prove', () => ({ proveWork: jest.fn() }))

const prove = jest.mocked(proveWork)
const sent: URLSearchParams[] = []
let answers: (() => Promise<unknown>)[] = []

beforeEach(() => {
  sent.length = 0
  prove.mockReset().mockResolvedValue('prueba')
  globalThis.fetch = jest.fn((_address, init?: RequestInit) => {
    sent.push(init?.body as URLSearchParams)
    const answer = answers.shift() ?? (() => Promise.reject(new Error('no answer')))
    return answer().then((body) => ({
      json: () => (body === null ? Promise.reject(new Error()) : Promise.resolve(body)),
    }))
  }) as unknown as typeof fetch
})

const sentTo = (location: string) => () => Promise.resolve({ outcome: 'sent', location })
const refused = (given: object) => () =>
  Promise.resolve({
    outcome: 'refused',
    message: 'No.',
    faults: {},
    stamp: 's2',
    turn: '',
    again: null,
    ...given,
  })
const down = () => Promise.reject(new TypeError('fetch failed'))

async function fillIn() {
  const user = userEvent.setup()
  render(<ContactScreen language="es" article={{ slug: 'uno', title: 'Uno' }} />)
  await user.type(screen.getByLabelText('Nombre'), 'Ana')
  await user.type(screen.getByLabelText('Correo electrónico'), 'ana@correo.example')
  await user.click(screen.getByLabelText('Un proyecto'))
  await user.type(screen.getByLabelText('Mensaje'), 'Hola.{Enter}Adiós.')
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Enviar mensaje' })) }
}
const typed = () =>
  ['Nombre', 'Correo electrónico', 'Mensaje'].map(
    (name) => screen.getByLabelText<HTMLInputElement>(name).value,
  )
const TYPED = ['Ana', 'ana@correo.example', 'Hola.\nAdiós.']

test('fields have labels, hints, limits and what browsers complete them with', () => {
  render(<ContactScreen language="es" />)
  const name = screen.getByRole('textbox', { name: 'Nombre' })
  expect(name).toHaveAttribute('autocomplete', 'name')
  expect(name).toHaveAccessibleDescription(/^Cómo quieres que te llamen\.\s*$/)
  expect(name).toBeRequired()
  const email = screen.getByRole('textbox', { name: 'Correo electrónico' })
  expect([email.getAttribute('type'), email.getAttribute('autocomplete')]).toEqual(['email', 'email'])
  const kinds = within(screen.getByRole('radiogroup', { name: 'Motivo' })).getAllByRole('radio')
  expect(kinds.map((kind) => kind.getAttribute('value'))).toEqual(['offer', 'project', 'other'])
  expect(screen.getAllByRole('textbox')).toHaveLength(3)
  expect(screen.getByText(/^Estos datos se usan solo/)).toBeInTheDocument()
})

test('a reply to an article needs no reason: it is neither an offer nor a project; any other message needs one', () => {
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  const { unmount } = render(<ContactScreen language="es" article={{ slug: 'uno', title: 'Uno' }} />)
  expect(chosen()).toEqual([screen.getByLabelText('Otra cosa')])
  unmount()
  render(<ContactScreen language="es" />)
  expect(chosen()).toEqual([])
})

test('on a reply, the reason that the visitor chooses instead stays after a failure', async () => {
  const { send } = await fillIn()
  answers = [down, refused({ faults: { kind: 'No.' } })]
  for (const _ of answers.slice()) {
    await send()
    expect(screen.getByLabelText('Un proyecto')).toBeChecked()
  }
  expect(sent.map((body) => body.get('kind'))).toEqual(['project', 'project'])
})

test('in English the form is English, and is sent as such', () => {
  render(<ContactScreen language="en" />)
  const form = screen.getByRole('button', { name: 'Send message' }).closest('form')
  expect(form).toHaveAttribute('action', '/api/contact?lang=en')
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(
    /^Plain text, up to 5,000 characters\./,
  )
})

test('a message is sent with its proof of work and its article, and then thanked for', async () => {
  const { send } = await fillIn()
  answers = [sentTo('#gracias')]
  await send()
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    name: 'Ana',
    email: 'ana@correo.example',
    kind: 'project',
    message: 'Hola.\nAdiós.',
    article: '/article/uno',
    subject: '',
    proof: 'prueba',
  })
  expect(window.location.hash).toBe('#gracias')
  expect(typed()).toEqual(['', '', ''])
})

test('the work begins when somebody begins to write, and not before', async () => {
  const user = userEvent.setup()
  render(<ContactScreen language="es" />)
  await act(async () => Promise.resolve())
  expect(prove).not.toHaveBeenCalled()
  await user.click(screen.getByLabelText('Nombre'))
  await user.click(screen.getByLabelText('Mensaje'))
  expect(prove).toHaveBeenCalledTimes(1)
})

test('what is missing is said at its field, above, and to whoever listens; nothing is sent', async () => {
  const user = userEvent.setup()
  render(<ContactScreen language="es" />)
  await user.type(screen.getByLabelText('Correo electrónico'), 'ana')
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
  const alert = screen.getByRole('alert')
  expect(alert).toHaveFocus()
  expect(
    within(alert)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Escribe tu nombre.',
    'Escribe el correo completo, como nombre@ejemplo.com.',
    'Elige un motivo.',
    'Escribe el mensaje.',
  ])
  expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription(/Escribe tu nombre\.$/)
  expect(screen.getByLabelText('Nombre')).toBeInvalid()
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Elige un motivo.')
  expect(sent).toHaveLength(0)
})

test.each([
  ['a network that fails', down, /^No hay conexión con el sitio/],
  ['a proxy that answers in its place', () => Promise.resolve(null), /^El sitio no ha podido recibir/],
  ['another answer', () => Promise.resolve({ success: false }), /^El sitio no ha podido recibir/],
  ['a refusal', refused({ message: 'Ahora no cabe.' }), /^Ahora no cabe\.$/],
])('%s takes nothing away, and the next try can do it', async (_what, answer, said) => {
  const { send } = await fillIn()
  answers = [answer, sentTo('#segunda')]
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent(said)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expect(typed()).toEqual(TYPED)
  await send()
  expect(window.location.hash).toBe('#segunda')
})

test('what the server finds stands at its field', async () => {
  const { send } = await fillIn()
  answers = [refused({ message: 'Revisa:', faults: { email: 'No es un correo.' } })]
  await send()
  expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(/No es un correo\.$/)
  expect(screen.getByLabelText('Nombre')).toBeValid()
  expect(typed()).toEqual(TYPED)
})

test('a form that was open for long is sent again by itself, with its new stamp', async () => {
  const { send } = await fillIn()
  answers = [refused({ again: 'stamp', stamp: 'nuevo' }), sentTo('#otra')]
  await send()
  expect(sent.map((body) => body.get('stamp') === 'nuevo')).toEqual([false, true])
  expect(window.location.hash).toBe('#otra')
})

test('in a rush more work is done by itself, in three tries at most; then the visitor is asked to wait', async () => {
  const { send } = await fillIn()
  const busy = refused({ again: 'proof', turn: 'turno', message: 'Espera.' })
  answers = [busy, busy, busy, sentTo('#nunca')]
  await send()
  expect(sent).toHaveLength(3)
  expect(prove).toHaveBeenCalledTimes(4)
  expect(screen.getByRole('alert')).toHaveTextContent('Espera.')
  await send()
  expect(sent[3]?.get('turn')).toBe('turno')
})

test('a browser that can’t do the work sends without, and waits like one without scripts', async () => {
  prove.mockRejectedValue(new Error('crypto.subtle is undefined'))
  const { send } = await fillIn()
  answers = [refused({ again: 'proof', message: 'Espera.' })]
  await send()
  expect(sent.map((body) => body.get('proof'))).toEqual([''])
  expect(screen.getByRole('alert')).toHaveTextContent('Espera.')
})

test('a second click while it is sent sends nothing more, and what goes on is said', async () => {
  const { send } = await fillIn()
  let answer = (_: unknown) => {}
  answers = [() => new Promise((resolve) => (answer = resolve))]
  await send()
  expect(screen.getByRole('status')).toHaveTextContent('Enviando el mensaje…')
  await send()
  expect(sent).toHaveLength(1)
  await act(async () =>
    answer({ outcome: 'refused', message: 'No.', faults: {}, stamp: '', turn: '', again: null }),
  )
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('button', { name: 'Enviar mensaje' })).toBeEnabled()
})
