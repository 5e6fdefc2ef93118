import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fakeSnapshot } from '@/e2e/unit/fake-content'
import { ownPath } from '@/e2e/unit/own-folders'
import {
  createKeptContent,
  EMPTY_STATE,
  readBuildContent,
  readBuiltVersion,
  writeBuiltVersion,
} from './kept-content'

const WARNING = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
const FOLDER = ownPath('kept')
const state = (policy = 'Una.') => ({ id: '3.x', order: 'o', values: { ...fakeSnapshot().values, policy } })

beforeEach(() => {
  rmSync(FOLDER, { recursive: true, force: true })
  WARNING.mockClear()
})

test('stored content is available at the next start, including revalidated articles', async () => {
  await createKeptContent(FOLDER, 'a source').save(state(), true)
  expect(await createKeptContent(FOLDER, 'a source').read()).toMatchObject({ state: state(), isAlone: true })
})

test('the first start uses the content of the build, a later one its own', async () => {
  const built = ownPath('built')
  await createKeptContent(built, 'a source').save(state('De la construcción.'), false)
  const kept = createKeptContent(FOLDER, 'a source', built)
  expect((await kept.read()).state.values.policy).toBe('De la construcción.')
  await kept.save(state('De después.'), false)
  expect((await kept.read()).state.values.policy).toBe('De después.')
  expect(await createKeptContent(FOLDER, 'another', built).read()).toMatchObject({ state: EMPTY_STATE })
})

test('the newest of several writes wins', async () => {
  const kept = createKeptContent(FOLDER, 'a source')
  await Promise.all(['Una.', 'Dos.', 'Tres.'].map((policy) => kept.save(state(policy), false)))
  expect((await kept.read()).state.values.policy).toBe('Tres.')
})

test('content of another source, a corrupt file and a missing file are ignored', async () => {
  await createKeptContent(FOLDER, 'a source').save(state(), true)
  const nothing = { state: EMPTY_STATE, isAlone: false }
  expect(await createKeptContent(FOLDER, 'another').read()).toEqual(nothing)
  writeFileSync(`${FOLDER}/content.json`, readFileSync(`${FOLDER}/content.json`, 'utf8').slice(0, 90))
  expect(await createKeptContent(FOLDER, 'a source').read()).toEqual(nothing)
  expect(await createKeptContent(ownPath('no-such'), 'a source').read()).toEqual(nothing)
})

test('where writing fails nothing is stored, and it is logged once', async () => {
  writeFileSync(FOLDER, '')
  const kept = createKeptContent(FOLDER, 'a source')
  await kept.save(state(), false)
  await kept.save(state(), false)
  expect(WARNING).toHaveBeenCalledTimes(1)
  expect(String(WARNING.mock.calls[0]?.[0])).toContain('content.not-kept')
})

test('build processes share the stored content, and a server knows which content its pages were rendered from', async () => {
  mkdirSync(FOLDER)
  expect([await readBuildContent(FOLDER), await readBuiltVersion(FOLDER)]).toEqual([null, null])
  await createKeptContent(FOLDER, 'a source').save(state(), false)
  const content = await readBuildContent(FOLDER)
  expect(content?.values.policy).toBe('Una.')
  if (content) await writeBuiltVersion(FOLDER, content.version)
  expect(await readBuiltVersion(FOLDER)).toEqual(content?.version)
})
