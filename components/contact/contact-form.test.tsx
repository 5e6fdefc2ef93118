import '@/e2e/unit/own-content'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactScreen } from './contact-screen'

const sent: URLSearchParams[] = []
let answers: (() => Promise<unknown>)[] = []

beforeEach(() => {
  sent.length = 0
  answers = []
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
  Promise.resolve({ outcome: 'refused', message: 'No.', faults: {}, stamp: 's2', isStale: false, ...given })

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

test('fields have labels, hints and autocomplete attributes; only the server validates', () => {
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
  expect(name.closest('form')).toHaveAttribute('novalidate')
  for (const field of screen.getAllByRole('textbox')) expect(field).not.toHaveAttribute('maxlength')
})

test('a reply to an article needs no reason; any other message needs one', () => {
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  const { unmount } = render(<ContactScreen language="es" article={{ slug: 'uno', title: 'Uno' }} />)
  expect(chosen()).toEqual([screen.getByLabelText('Otra cosa')])
  expect(screen.getByText('Sobre el artículo «Uno»')).toBeInTheDocument()
  unmount()
  render(<ContactScreen language="es" />)
  expect(chosen()).toEqual([])
})

test('in English the form is in English, and is submitted as such', () => {
  render(<ContactScreen language="en" />)
  const form = screen.getByRole('button', { name: 'Send message' }).closest('form')
  expect(form).toHaveAttribute('action', '/en/contact/send')
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(
    /^Plain text, up to 5,000 characters\./,
  )
})

test('a message is sent with its article, and a confirmation is shown', async () => {
  const { send } = await fillIn()
  answers = [sentTo('#gracias')]
  await send()
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    ...{ name: 'Ana', email: 'ana@correo.example', kind: 'project', message: 'Hola.\nAdiós.' },
    ...{ article: 'uno', subject: '' },
  })
  expect(window.location.hash).toBe('#gracias')
  expect(typed()).toEqual(['', '', ''])
})

test('an error disappears when its field is edited; the summary stays, and takes no focus', async () => {
  const { user, send } = await fillIn()
  answers = [refused({ message: 'Revisa:', faults: { email: 'No es un correo.', message: 'Más corto.' } })]
  await send()
  expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(/No es un correo\.$/)
  await user.type(screen.getByLabelText('Correo electrónico'), 'x')
  expect(screen.getByLabelText('Correo electrónico')).toBeValid()
  expect(screen.getByLabelText('Correo electrónico')).toHaveFocus()
  expect(screen.getByLabelText('Mensaje')).toBeInvalid()
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2)
})

test('a form with an expired stamp is resubmitted automatically, once, with a new stamp', async () => {
  const { send } = await fillIn()
  const stale = refused({ isStale: true, stamp: 'nuevo', message: 'Otra vez.' })
  answers = [stale, stale, sentTo('#otra')]
  await send()
  expect(sent.map((body) => body.get('stamp') === 'nuevo')).toEqual([false, true])
  expect(screen.getByRole('alert')).toHaveTextContent('Otra vez.')
  await send()
  expect(window.location.hash).toBe('#otra')
})

test('a second click while sending does nothing, and progress is announced', async () => {
  const { send } = await fillIn()
  let answer = (_: unknown) => {}
  answers = [() => new Promise((resolve) => (answer = resolve))]
  await send()
  expect(screen.getByRole('status')).toHaveTextContent('Enviando el mensaje…')
  await send()
  expect(sent).toHaveLength(1)
  await act(async () => answer(await refused({})()))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
