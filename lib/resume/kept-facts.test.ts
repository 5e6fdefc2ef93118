import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createKeptFacts } from './kept-facts'

const FACTS = { pages: 2, width: 595, height: 842, version: 'first' }
const folder = mkdtempSync(path.join(tmpdir(), 'kept-facts-'))
const read = jest.fn(async () => FACTS)

beforeEach(() => read.mockClear())
afterAll(() => rmSync(folder, { recursive: true }))

test('facts are read once a version, and kept for the next process', async () => {
  expect(await createKeptFacts(folder).of('first', read)).toEqual(FACTS)
  expect(await createKeptFacts(folder).of('first', read)).toEqual(FACTS)
  expect(read).toHaveBeenCalledTimes(1)
})

test('those of another version are read', async () => {
  const other = { ...FACTS, pages: 1, version: 'second' }
  expect(await createKeptFacts(folder).of('second', async () => other)).toEqual(other)
  expect(await createKeptFacts(folder).of('first', read)).toEqual(FACTS)
  expect(read).not.toHaveBeenCalled()
})

test.each(['', '{', 'null', '{"value":{"pages":0},"version":"first","ticket":0}'])(
  'what is kept is not believed when it can’t be so: %s',
  async (text) => {
    for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), text)
    expect(await createKeptFacts(folder).of('first', read)).toEqual(FACTS)
    expect(read).toHaveBeenCalledTimes(1)
  },
)

test('a file that can’t be read keeps nothing', async () => {
  const broken = () => Promise.reject(new Error('broken'))
  await expect(createKeptFacts(folder).of('third', broken)).rejects.toThrow('broken')
  expect(
    await createKeptFacts(folder).of('third', async () => ({ ...FACTS, version: 'third' })),
  ).toMatchObject({
    version: 'third',
  })
})
