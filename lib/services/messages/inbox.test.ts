import { aMessage } from '@/e2e/unit/messages'
import { inbox, keepMessage, messageHealth, setFolderState } from './inbox'

const logged = { info: jest.spyOn(console, 'log'), error: jest.spyOn(console, 'error') }
const add = jest.fn<Promise<'kept' | 'known' | 'full'>, []>()
const wake = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  for (const spy of Object.values(logged)) spy.mockImplementation(() => undefined)
  Object.assign(globalThis, { [Symbol.for('portfolio.inbox')]: undefined })
  Object.assign(inbox().folder, { add })
  inbox().delivery = { wake, stop: async () => undefined }
})

const events = (spy: jest.SpyInstance) =>
  spy.mock.calls.map(([line]) => (JSON.parse(String(line)) as { event: string }).event)
const state = () => inbox().status.folder

test('a message that is kept is delivered from now on; one that was kept before is not asked for again', async () => {
  add.mockResolvedValueOnce('kept')
  expect(await keepMessage(aMessage())).toBe('kept')
  expect(wake).toHaveBeenCalledTimes(1)
  add.mockResolvedValueOnce('known')
  expect(await keepMessage(aMessage())).toBe('known')
  expect([wake.mock.calls.length, state()]).toEqual([1, 'ok'])
})

test('a folder at its bounds is told once, and once more when there is room again', async () => {
  for (const outcome of ['full', 'full', 'known', 'kept'] as const) {
    add.mockResolvedValueOnce(outcome)
    expect(await keepMessage(aMessage())).toBe(outcome)
  }
  expect(events(logged.error)).toEqual(['messages.folder-full'])
  expect(events(logged.info)).toEqual(['messages.folder-ok'])
  expect(wake).toHaveBeenCalledTimes(1)
})

test('what the disk answers is told; a message that could never be kept says nothing of the folder', async () => {
  add.mockRejectedValueOnce(new RangeError('too long'))
  await expect(keepMessage(aMessage())).rejects.toThrow('too long')
  expect(state()).toBe('ok')
  add.mockRejectedValueOnce(new Error('EROFS'))
  await expect(keepMessage(aMessage())).rejects.toThrow('EROFS')
  expect([state(), events(logged.error)]).toEqual(['unusable', ['messages.folder-unusable']])
})

test('health fails while the folder is not all right or a message waits, and there is none without delivery', () => {
  expect(messageHealth()?.isFailing).toBe(false)
  inbox().status.undelivered = 1
  expect(messageHealth()?.isFailing).toBe(true)
  inbox().status.undelivered = 0
  setFolderState('full', '')
  expect(messageHealth()?.isFailing).toBe(true)
  inbox().delivery = null
  expect(messageHealth()).toBeNull()
})
