import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from '../../config/env'
import { messageHealth } from './inbox'
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
