import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import '@/e2e/unit/own-content'
import { anArticle } from '@/e2e/unit/builders'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { env } from '../../config/env'
import { inbox } from '../../services/messages/inbox'
import type { Message } from '../../services/messages/message'
import { createProofChallenge } from './proof'
import { contactToll, receiveMessage } from './receive'
import { createStamp } from './stamp'
import type { Level } from './toll'

const FOLDER = mkdtempSync(path.join(tmpdir(), 'contact-'))
env.CONTACT_DIR = FOLDER
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

let sender = 0
beforeEach(() => {
  resetContent()
  sender += 1
  for (const file of readdirSync(FOLDER)) rmSync(path.join(FOLDER, file))
})

const GOOD = { name: 'Ana', email: 'ana@correo.example', kind: 'project', message: 'Hola.' }
/** Each test has its own address, and texts that no other test sends. */
const form = (given: Record<string, string> = {}) => ({
  ...GOOD,
  message: `Hola ${sender}.`,
  stamp: createStamp(),
  ...given,
})
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  receiveMessage(
    new Request('https://site.example/api/contact', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    }),
    { address: `192.0.2.${sender}`, language: 'es' },
  )
const kept = (): Message[] =>
  readdirSync(FOLDER)
    .sort()
    .map(
      (file) => (JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as { message: Message }).message,
    )

test('a message is on the disk when its sender is thanked, with the article that it answers', async () => {
  fakeContent.articles = [anArticle({ slug: 'año', title: 'Un año' })]
  expect(await send(form({ article: '/article/a%C3%B1o', name: 'Ana\r\nBcc: x@y.example' }))).toBeNull()
  expect(kept()).toEqual([
    {
      id: expect.stringMatching(/^[a-z0-9]{9}-[0-9a-f]{24}$/) as string,
      receivedAt: expect.stringMatching(/^20\d\d-.*Z$/) as string,
      language: 'es',
      kind: 'project',
      name: 'Ana Bcc: x@y.example',
      email: 'ana@correo.example',
      text: `Hola ${sender}.`,
      article: '/article/a%C3%B1o',
    },
  ])
})

test.each([
  '/article/oculto',
  '/article/..',
  'https://malo.example/article/uno',
  '/politics',
  '/en/article/uno',
  'x',
])('an article that visitors don’t see is left out: %s', async (article) => {
  fakeContent.articles = [anArticle({ slug: 'uno' })]
  expect(await send(form({ article }))).toBeNull()
  expect(kept().map((message) => message.article)).toEqual([null])
})

test('a message is kept without the article that it names while articles can’t be looked up', async () => {
  fakeContent.articles = [anArticle({ slug: 'uno' })]
  fakeContent.failure = new Error('down')
  expect(await send(form({ article: '/article/uno' }))).toBeNull()
  expect(kept().map(({ article }) => article)).toEqual([null])
})

test('what is missing is said at its field; everything typed, and the stamp, come back', async () => {
  const given = form({ email: 'ana', kind: '' })
  expect(await send(given)).toEqual({
    problem: 'incomplete',
    faults: { email: 'malformed', kind: 'missing' },
    typed: given,
    stamp: given.stamp,
  })
  expect(kept()).toEqual([])
})

test('a form of another build is shown once more, with a stamp that is good', async () => {
  const refusal = await send(form({ stamp: 'mwro18g0.abc' }))
  expect(refusal).toMatchObject({ problem: 'stale', typed: form({ stamp: 'mwro18g0.abc' }) })
  expect(await send(form({ stamp: refusal?.stamp ?? '' }))).toBeNull()
  expect(kept()).toHaveLength(1)
})

test('from another site nothing is kept; what was typed comes back to whoever wrote it', async () => {
  const refusal = await send(form(), { 'sec-fetch-site': 'cross-site', origin: 'https://malo.example' })
  expect(refusal).toMatchObject({ problem: 'foreign', typed: { name: 'Ana' } })
  expect(kept()).toEqual([])
})

test('whoever fills in the trap is thanked, and nothing is kept', async () => {
  expect(await send(form({ subject: 'SEO' }))).toBeNull()
  expect(kept()).toEqual([])
})

test('the same message is kept once, however often it is sent; another one is kept too', async () => {
  const twice = await Promise.all([send(form()), send(form())])
  expect(twice).toEqual([null, null])
  for (let again = 0; again < 20; again += 1) expect(await send(form())).toBeNull()
  expect(kept()).toHaveLength(1)
  expect(await send(form({ message: 'Y otra cosa.' }))).toBeNull()
  expect(kept()).toHaveLength(2)
})

test('a message whose file is gone is kept when it is sent again, and not only thanked for', async () => {
  const fields = form()
  expect(await send(fields)).toBeNull()
  for (const file of readdirSync(FOLDER)) rmSync(path.join(FOLDER, file))
  expect(await send(fields)).toBeNull()
  expect(kept().map(({ text }) => text)).toEqual([fields.message])
})

test('the same message is kept once across a restart too', async () => {
  await send(form())
  const shared = globalThis as { [key: symbol]: unknown }
  shared[Symbol.for('portfolio.recent-messages')] = undefined
  expect(await send(form())).toBeNull()
  expect(kept()).toHaveLength(1)
})

async function solvedProof(level: Level): Promise<string> {
  const challenge = await createProofChallenge(level)
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

test('after three messages a fourth waits or works, and passes with either', async () => {
  for (const message of ['a', 'b', 'c']) expect(await send(form({ message }))).toBeNull()
  const waits = await send(form({ message: 'd' }))
  expect(waits).toMatchObject({ problem: 'busy', seconds: 20, typed: { message: 'd' } })
  const early = await send(form({ message: 'd', turn: waits?.turn ?? '' }))
  expect(early).toMatchObject({ problem: 'busy', turn: waits?.turn })

  const proof = await solvedProof(0)
  expect(await send(form({ message: 'd', proof }))).toBeNull()
  expect(await send(form({ message: 'e', proof }))).toMatchObject({ problem: 'busy' })

  jest.useFakeTimers({ now: Date.now() + 21_000, doNotFake: ['performance', 'nextTick', 'setImmediate'] })
  expect(await send(form({ message: 'f', turn: waits?.turn ?? '' }))).toBeNull()
  expect(await send(form({ message: 'g', turn: waits?.turn ?? '' }))).toMatchObject({ problem: 'busy' })
  jest.useRealTimers()
  expect(
    kept()
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['a', 'b', 'c', 'd', 'f'])
})

test('a full folder and a disk that fails are said, and what was typed comes back', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const info = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const add = jest.spyOn(inbox().folder, 'add')
  add.mockResolvedValueOnce('full')
  expect(await send(form())).toMatchObject({ problem: 'full', typed: { name: 'Ana' } })
  add.mockRejectedValueOnce(new Error('ENOSPC'))
  expect(await send(form())).toMatchObject({ problem: 'failed', typed: { name: 'Ana' } })
  const logged = error.mock.calls.join('\n')
  expect(logged).toContain('ENOSPC')
  expect(logged).not.toMatch(/192\.0\.2|Ana|correo/)
  expect(await send(form())).toBeNull()
  add.mockRestore()
  error.mockRestore()
  info.mockRestore()
})

test('ten thousand posts of one address keep three messages', async () => {
  const flood = Array.from({ length: 10_000 }, (_, index) => form({ message: `spam ${index}` }))
  for (let at = 0; at < flood.length; at += 500)
    await Promise.all(flood.slice(at, at + 500).map((fields) => send(fields)))
  expect(kept()).toHaveLength(3)
})

test('in a rush the work of before is too little, and that of the level passes', async () => {
  const address = `192.0.2.${sender}`
  while (contactToll().level(address) < 1) contactToll().passed(address)
  const [less, enough] = await Promise.all([solvedProof(0), solvedProof(1)])
  expect(await send(form({ proof: less }))).toMatchObject({ problem: 'busy' })
  expect(await send(form({ proof: enough }))).toBeNull()
  expect(kept()).toHaveLength(1)
})
