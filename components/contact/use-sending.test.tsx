import '@/e2e/unit/own-content'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { proveWork } from '@/lib/browser/prove'
import { ContactScreen } from './contact-screen'

jest.mock('@/lib/browser/prove', () => ({ proveWork: jest.fn() }))

const prove = jest.mocked(proveWork)
const sent: URLSearchParams[] = []
let answer = (_: object) => {}

beforeEach(() => {
  sent.length = 0
  prove.mockReset().mockResolvedValue('prueba')
  globalThis.fetch = jest.fn((_address, init?: RequestInit) => {
    sent.push(init?.body as URLSearchParams)
    return new Promise((resolve) => (answer = (body) => resolve({ json: () => Promise.resolve(body) })))
  }) as unknown as typeof fetch
})

async function fillIn(email = 'ana@correo.example', user = userEvent.setup()) {
  render(<ContactScreen language="es" />)
  await user.type(screen.getByLabelText('Nombre'), 'Ana')
  await user.type(screen.getByLabelText('Correo electrónico'), email)
  await user.click(screen.getByLabelText('Un proyecto'))
  await user.type(screen.getByLabelText('Mensaje'), 'Hola.')
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
}

test('a fault goes from a field as soon as that is changed; what is said above stays, and takes no focus', async () => {
  const user = userEvent.setup()
  render(<ContactScreen language="es" />)
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
  await user.type(screen.getByLabelText('Nombre'), 'Ana')
  expect(screen.getByLabelText('Nombre')).toBeValid()
  expect(screen.getByLabelText('Nombre')).not.toHaveAccessibleDescription(/Escribe tu nombre/)
  expect(screen.getByLabelText('Nombre')).toHaveFocus()
  expect(screen.getByLabelText('Mensaje')).toBeInvalid()
  await user.click(screen.getByLabelText('Otra cosa'))
  expect(screen.getByRole('radiogroup')).toBeValid()
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2)
  expect(screen.getByRole('alert')).toHaveFocus()
})

test.each(['josé@correo.example', 'ana+web@correo.españa', ' ana@correo.example '])(
  '%j is left to the server, which takes it',
  async (email) => {
    await fillIn(email)
    expect(sent[0]?.get('email')?.trim()).toBe(email.trim())
  },
)

test.each(['ana', 'ana@correo', 'a b@correo.example'])('%j is no address', async (email) => {
  await fillIn(email)
  expect(screen.getByRole('alert')).toHaveTextContent(/Escribe el correo completo/)
  expect(sent).toHaveLength(0)
})

test('a proof of work that never comes holds no message back', async () => {
  prove.mockReturnValue(new Promise(() => {}))
  jest.useFakeTimers()
  try {
    await fillIn(undefined, userEvent.setup({ advanceTimers: jest.advanceTimersByTime }))
    expect(sent).toHaveLength(0)
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(sent.map((body) => body.get('proof'))).toEqual([''])
  } finally {
    jest.useRealTimers()
  }
})

test('the browser asks before the page is left while a message is sent, and only then', async () => {
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leaves()).toBe(true)
  await fillIn()
  expect(leaves()).toBe(false)
  await act(async () => answer({ outcome: 'sent', location: '#enviado' }))
  expect(leaves()).toBe(true)
})
