import { askForList, type ListCode } from './list-code'

const codeWith = (load: () => Promise<string | null>): ListCode<string> => ({
  load,
  followHead: () => undefined,
})

beforeEach(() => {
  jest.useFakeTimers()
  global.fetch = jest.fn(async () => ({}) as Response)
})
afterEach(() => jest.useRealTimers())

test('the loaded list, or the error message', async () => {
  const ask = (load: () => Promise<string>) => askForList('/project', async () => codeWith(load))
  expect(await ask(async () => 'lista')).toEqual({ data: 'lista', until: expect.any(Number) as number })
  expect(await ask(() => Promise.reject(new Error('roto')))).toEqual({ message: 'roto' })
  expect(await ask(() => Promise.reject('roto'))).toEqual({ message: 'roto' })
})

test('a list without the requested page gives none', async () => {
  expect(await askForList('/project', async () => codeWith(async () => null))).toBeNull()
})

test('code that fails or never loads gives none; a slow list is awaited', async () => {
  expect(await askForList('/project', () => Promise.reject(new Error('ChunkLoadError')))).toBeNull()
  const never = askForList<string>('/project', () => new Promise(() => undefined))
  await jest.advanceTimersByTimeAsync(8_000)
  expect(await never).toBeNull()
  const slow = askForList('/project', async () =>
    codeWith(() => new Promise((resolve) => setTimeout(resolve, 60_000, 'lista'))),
  )
  await jest.advanceTimersByTimeAsync(60_000)
  expect(await slow).toEqual({ data: 'lista', until: expect.any(Number) as number })
})

test('§8 without a network, code that fails gives the message of a failed connection', async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const failing = () => Promise.reject(new Error('ChunkLoadError'))
  const message = 'Error de conexión: el sitio no responde. Comprueba la red.'
  expect(await askForList('/project', failing)).toEqual({ message })
})
