import { env } from '../../config/env'
import { createDelivery } from './delivery'
import { inbox } from './inbox'
import { createMailer } from './mailer'
import { createRedisClaims } from './redis-claims'
import { startDelivery } from './start-delivery'

jest.mock('./delivery', () => ({ createDelivery: jest.fn(() => ({ wake: jest.fn(), stop: jest.fn() })) }))
jest.mock('./mailer', () => ({ createMailer: jest.fn(async () => 'send') }))
jest.mock('./claims', () => ({ createClaims: (_: unknown, shared: unknown) => shared }))
jest.mock('./redis-claims', () => ({ createRedisClaims: jest.fn(() => 'claims of all') }))

const compose = () => {
  throw new Error('nothing is composed here')
}
const hasRoom = jest.fn<Promise<boolean>, [number]>()

/** Returns the options that the delivery is created with. */
async function optionsWith(fields: Partial<typeof env>) {
  jest.clearAllMocks()
  Object.assign(globalThis, { [Symbol.for('portfolio.inbox')]: undefined })
  Object.assign(env, { CONTACT_FORM: 'off', SMTP_URL: undefined, REDIS_URL: undefined, ...fields })
  Object.assign(inbox().folder, { hasRoom })
  await startDelivery(compose as never)
  const [options] = jest.mocked(createDelivery).mock.calls[0] ?? []
  if (!options) throw new Error('nothing delivers')
  return options
}

test('mails are sent where there is a mail server', async () => {
  expect((await optionsWith({})).post).toBeNull()
  expect(createMailer).not.toHaveBeenCalled()
  expect((await optionsWith({ SMTP_URL: 'smtp://x' })).post).toEqual({ compose, send: 'send' })
  expect(createMailer).toHaveBeenCalledWith('smtp://x')
})

test('instances agree about who sends where they share a Redis and there is something to send', async () => {
  const claim = async (fields: Partial<typeof env>) => (await optionsWith(fields)).claim
  const redis = { REDIS_URL: 'redis://x' }
  expect([await claim({}), await claim(redis), await claim({ SMTP_URL: 'smtp://x' })]).toEqual([
    null,
    null,
    null,
  ])
  expect(createRedisClaims).not.toHaveBeenCalled()
  expect(await claim({ ...redis, SMTP_URL: 'smtp://x' })).toBe('claims of all')
})

const LATE = { undelivered: 2, oldestHours: 5 }

test('how late messages are is for health to tell, and a fault of the folder too', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { report } = await optionsWith({})
  report(LATE, null)
  expect(inbox().status).toMatchObject({ ...LATE, folder: 'ok' })
  report(LATE, new Error('EROFS'))
  expect(inbox().status.folder).toBe('unusable')
})

test('a full folder is all right again as soon as there is room', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const { report } = await optionsWith({})
  inbox().status.folder = 'full'
  hasRoom.mockResolvedValueOnce(false)
  report(LATE, null)
  await new Promise(setImmediate)
  expect(inbox().status.folder).toBe('full')
  hasRoom.mockResolvedValueOnce(true)
  report(LATE, null)
  await new Promise(setImmediate)
  expect([inbox().status.folder, hasRoom.mock.calls]).toEqual(['ok', [[0], [0]]])
})

test('while the folder is all right nothing is looked at', async () => {
  const { report } = await optionsWith({})
  report(LATE, null)
  await new Promise(setImmediate)
  expect(hasRoom).not.toHaveBeenCalled()
})
