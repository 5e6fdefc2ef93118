import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aMessage } from '@/e2e/unit/messages'
import { env } from '../site/env'
import { messageHealth, siteMessages, startDelivery, stopDelivery } from './messages'

const place = mkdtempSync(path.join(tmpdir(), 'start-'))
const before = { ...env }
const shared = globalThis as { [key: symbol]: unknown }
const DAY = 24 * 60 * 60_000

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  await stopDelivery()
  shared[Symbol.for('portfolio.messages')] = undefined
  Object.assign(env, before)
  jest.restoreAllMocks()
})
afterAll(() => rmSync(place, { recursive: true }))

test.each([
  ['on', true],
  ['off', false],
] as const)('with the form %s the folder is created at startup: %s', async (form, isMade) => {
  Object.assign(env, { CONTACT_FORM: form, CONTACT_DIR: path.join(place, form) })
  await startDelivery()
  expect(existsSync(env.CONTACT_DIR)).toBe(isMade)
})

test('health reports nothing without mail delivery, and an unusable folder', async () => {
  env.CONTACT_DIR = path.join(place, 'file')
  writeFileSync(env.CONTACT_DIR, '')
  expect(await messageHealth()).toBeNull()
  await startDelivery()
  expect(await messageHealth()).toEqual({ folder: 'unusable', undelivered: 0 })
})

test('health counts messages rejected by the mail server, and those waiting for a day', async () => {
  Object.assign(env, {
    CONTACT_DIR: path.join(place, 'late'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    CONTACT_TO: 'a@b.es',
  })
  const { inbox } = siteMessages()
  siteMessages().delivery = { wake: () => undefined, stop: async () => undefined }
  await inbox.state()
  const leave = (given: Parameters<typeof aMessage>[0]) => {
    const message = aMessage(given)
    writeFileSync(path.join(inbox.folder, `${message.id}.json`), JSON.stringify(message))
  }
  const now = Date.now()
  const ago = (ms: number) => new Date(now - ms).toISOString()
  leave({ id: 'a', receivedAt: ago(DAY / 2) })
  leave({ id: 'b', receivedAt: ago(3 * DAY), state: 'delivered' })
  expect(await messageHealth(now)).toEqual({ folder: 'ok', undelivered: 0 })
  leave({ id: 'c', receivedAt: ago(DAY / 2), state: 'refused' })
  leave({ id: 'd', receivedAt: ago(2 * DAY) })
  expect(await messageHealth(now)).toEqual({ folder: 'ok', undelivered: 2 })
  env.SMTP_URL = undefined
  expect(await messageHealth(now)).toMatchObject({ undelivered: 0 })
})
