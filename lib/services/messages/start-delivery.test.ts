import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from '../../config/env'
import { inbox, messageHealth } from './inbox'
import { startDelivery, stopDelivery } from './start-delivery'

const place = mkdtempSync(path.join(tmpdir(), 'start-'))
const shared = globalThis as { [key: symbol]: unknown }
const before = { form: env.CONTACT_FORM, folder: env.CONTACT_DIR }

afterEach(async () => {
  await stopDelivery()
  shared[Symbol.for('portfolio.inbox')] = undefined
})
afterAll(() => {
  env.CONTACT_FORM = before.form
  env.CONTACT_DIR = before.folder
  rmSync(place, { recursive: true })
})

test.each([
  ['on', true],
  ['off', false],
] as const)('with the form %s the folder of its messages is made at the start: %s', async (form, isMade) => {
  env.CONTACT_FORM = form
  env.CONTACT_DIR = path.join(place, form)
  await startDelivery(() => {
    throw new Error('nothing is sent here')
  })
  expect(existsSync(env.CONTACT_DIR)).toBe(isMade)
  expect(messageHealth()).toMatchObject({ status: { folder: 'ok' }, isFailing: false })
})

test('messages are delivered once, however often the site is started in a process', async () => {
  env.CONTACT_DIR = path.join(place, 'once')
  const compose = () => {
    throw new Error('nothing is sent here')
  }
  await startDelivery(compose)
  const { delivery } = inbox()
  await startDelivery(compose)
  expect(inbox().delivery).toBe(delivery)
})

test('a folder that can not be used is told at the start', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  env.CONTACT_FORM = 'on'
  writeFileSync(path.join(place, 'file'), '')
  env.CONTACT_DIR = path.join(place, 'file')
  await startDelivery(() => {
    throw new Error('nothing is sent here')
  })
  expect(messageHealth()).toMatchObject({ status: { folder: 'unusable' }, isFailing: true })
  expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject({ event: 'messages.folder-unusable' })
  said.mockRestore()
})
