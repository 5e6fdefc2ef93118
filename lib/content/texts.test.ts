import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { ownPath } from '@/e2e/unit/own-folders'
import { createTexts } from './texts'

const WARNING = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
const FOLDER = ownPath('texts')
beforeEach(() => rmSync(FOLDER, { recursive: true, force: true }))

test('a body is stored once under the hash of its content, and found by the next process', async () => {
  const texts = createTexts(FOLDER)
  const hash = await texts.put('Hola, año.')
  expect(await texts.put('Hola, año.')).toBe(hash)
  expect(readdirSync(FOLDER)).toEqual([hash])
  expect([texts.has(hash), await texts.get(hash)]).toEqual([true, 'Hola, año.'])
  const later = createTexts(FOLDER)
  expect([later.has(hash), await later.get(hash)]).toEqual([true, 'Hola, año.'])
})

test('an empty body is stored, an unknown one is missing', async () => {
  const texts = createTexts(FOLDER)
  expect(await texts.get(await texts.put(''))).toBe('')
  expect([texts.has('unknown'), await texts.get('unknown')]).toEqual([false, null])
})

test('unreferenced bodies are deleted', async () => {
  const texts = createTexts(FOLDER)
  const [one, two] = [await texts.put('uno'), await texts.put('dos')]
  await texts.keepOnly(new Set([two]))
  expect([texts.has(one), readdirSync(FOLDER)]).toEqual([false, [two]])
  expect(await texts.put('uno')).toBe(one)
  expect(await texts.get(one)).toBe('uno')
})

test('a body known only to another instance is fetched from it and stored', async () => {
  const asked: string[] = []
  const peers = { get: async (hash: string) => (asked.push(hash), hash === 'known' ? 'De allí.' : null) }
  const texts = createTexts(FOLDER, { peers })
  expect([await texts.get('known'), await texts.get('lost')]).toEqual(['De allí.', null])
  expect(await texts.get('known')).toBe('De allí.')
  expect(asked).toEqual(['known', 'lost'])
  expect(readdirSync(FOLDER)).toEqual(['known'])
})

test('the bodies of the build are available, and are not moved', async () => {
  const built = ownPath('built')
  const hash = await createTexts(built).put('Construido.')
  const texts = createTexts(FOLDER, { built })
  expect(await texts.put('Construido.')).toBe(hash)
  expect([texts.has(hash), await texts.get(hash), existsSync(FOLDER)]).toEqual([true, 'Construido.', false])
  await texts.keepOnly(new Set())
  expect(readdirSync(built)).toEqual([hash])
})

test('where writing fails the bodies stay in memory, and it is logged once', async () => {
  writeFileSync(ownPath('a-file'), '')
  const texts = createTexts(ownPath('a-file'))
  const [one, two] = [await texts.put('uno'), await texts.put('dos')]
  expect([await texts.get(one), await texts.get(two)]).toEqual(['uno', 'dos'])
  expect(WARNING.mock.calls.map(([line]) => String(line)).join()).toContain('content.texts-not-written')
  expect(WARNING).toHaveBeenCalledTimes(1)
  await texts.keepOnly(new Set([two]))
  expect(texts.has(one)).toBe(false)
})

test('an unreadable file is treated as a missing body', async () => {
  const texts = createTexts(FOLDER)
  const hash = await texts.put('uno')
  rmSync(`${FOLDER}/${hash}`)
  mkdirSync(`${FOLDER}/${hash}`)
  expect(await createTexts(FOLDER).get(hash)).toBeNull()
})
