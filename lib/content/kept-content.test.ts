import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fakeSnapshot } from '@/e2e/unit/fake-content'
import { ownPath } from '@/e2e/unit/own-folders'
import { createSnapshot } from './snapshot'
import { createKeptContent, EMPTY_STATE, readBuildContent } from './kept-content'

const WARNING = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
const FOLDER = ownPath('kept')
const state = (policy = 'Una.') => {
  return { id: '3.x', order: 'o', values: { ...fakeSnapshot().values, policy }, isAlone: true }
}

beforeEach(() => {
  rmSync(FOLDER, { recursive: true, force: true })
  WARNING.mockClear()
})

test('stored content is available at the next start, including revalidated articles', async () => {
  await createKeptContent(FOLDER, 'a source').save(state())
  expect(await createKeptContent(FOLDER, 'a source').read()).toMatchObject(state())
})

test('the first start uses the content of the build, a later one its own', async () => {
  const built = ownPath('built')
  await createKeptContent(built, 'a source').save(state('De la construcción.'))
  const kept = createKeptContent(FOLDER, 'a source', built)
  expect((await kept.read()).values.policy).toBe('De la construcción.')
  await kept.save(state('De después.'))
  expect((await kept.read()).values.policy).toBe('De después.')
  expect(await createKeptContent(FOLDER, 'another', built).read()).toEqual(EMPTY_STATE)
})

test('the newest of several writes wins', async () => {
  const kept = createKeptContent(FOLDER, 'a source')
  await Promise.all(['Una.', 'Dos.', 'Tres.'].map((policy) => kept.save(state(policy))))
  expect((await kept.read()).values.policy).toBe('Tres.')
})

test('content of another source, a corrupt file and a missing file are ignored', async () => {
  await createKeptContent(FOLDER, 'a source').save(state())
  expect(await createKeptContent(FOLDER, 'another').read()).toEqual(EMPTY_STATE)
  writeFileSync(`${FOLDER}/content.json`, readFileSync(`${FOLDER}/content.json`, 'utf8').slice(0, 90))
  expect(await createKeptContent(FOLDER, 'a source').read()).toEqual(EMPTY_STATE)
  expect(await createKeptContent(ownPath('no-such'), 'a source').read()).toEqual(EMPTY_STATE)
})

test('where writing fails nothing is stored, and it is logged once', async () => {
  writeFileSync(FOLDER, '')
  const kept = createKeptContent(FOLDER, 'a source')
  await kept.save(state())
  await kept.save(state())
  expect(WARNING).toHaveBeenCalledTimes(1)
  expect(String(WARNING.mock.calls[0]?.[0])).toContain('content.not-kept')
})

test('build processes share the stored content, and a server knows which content its pages were rendered from', async () => {
  mkdirSync(FOLDER)
  expect(await readBuildContent(FOLDER)).toBeNull()
  await createKeptContent(FOLDER, 'a source').save(state())
  const content = await readBuildContent(FOLDER)
  expect(content?.values.policy).toBe('Una.')
  expect(content?.version).toEqual(createSnapshot(state().values, Date.now(), null).version)
})
