import { type OwnerFile, readOwnerFile, replaceOwnerData } from '../config/owner'
import { ownerSources } from '../config/owner-sources'
import { settled } from '../../e2e/unit/cached-values'
import { dependsOnOwner, followOwner } from './owner-data'

type Read = (previous: unknown) => unknown
type Followed = { reads: Map<string, Read>; used: string[]; slow: Promise<void> | null }

jest.mock('../config/owner', () => ({ readOwnerFile: jest.fn(), replaceOwnerData: jest.fn() }))
jest.mock('../config/owner-sources', () => ({ ownerSources: jest.fn() }))
jest.mock('./page-settings', () => ({ dependsOnSettings: async () => void followed.used.push('settings') }))
jest.mock('./followed-file', () => {
  const state: Followed = { reads: new Map(), used: [], slow: null }
  return {
    state,
    followFile(name: string, read: Read) {
      state.reads.set(name, read)
      return {
        dependOn: async () => void state.used.push(name),
        async read() {
          if (name === 'site.ts') await state.slow
          state.used.push(name)
        },
      }
    },
  }
})

/** The calls that the mocked files have received. */
const followed = jest.requireMock<{ state: Followed }>('./followed-file').state
const readSite = (previous: unknown) => followed.reads.get('site.ts')?.(previous)
beforeEach(() => {
  followed.used.length = 0
  followed.slow = null
  jest.mocked(readOwnerFile).mockReset()
})

test('a page depends on the files that pages of its language show, and on the settings', async () => {
  await dependsOnOwner()
  expect(followed.used).toEqual(['site.ts', 'home.ts', 'about.ts', 'settings'])
  followed.used.length = 0
  await dependsOnOwner('en')
  const english: OwnerFile[] = ['en/site', 'en/home', 'en/about']
  expect(followed.used).toEqual([
    'site.ts',
    'home.ts',
    'about.ts',
    ...english.map((n) => `${n}.ts`),
    'settings',
  ])
})

test('an answer waits for the slowest of the files that it asks for', async () => {
  followed.slow = settled().then(() => undefined)
  await followOwner()
  followed.used.push('answer')
  expect(followed.used).toEqual(['home.ts', 'about.ts', 'site.ts', 'answer'])
})

test('while the modules are the same a file is read once, and what it said is what it says', () => {
  jest.mocked(ownerSources).mockReturnValue('first')
  jest.mocked(readOwnerFile).mockReturnValue({ name: 'Ana' } as never)
  const value = readSite(null)
  expect(readSite(value)).toBe(value)
  expect(readOwnerFile).toHaveBeenCalledTimes(1)
  jest.mocked(ownerSources).mockReturnValue('second')
  readSite(value)
  expect(readOwnerFile).toHaveBeenCalledTimes(2)
  expect(replaceOwnerData).toHaveBeenCalledTimes(2)
})

test('a file that is broken is so without being read again; whoever has nothing of it reads it', () => {
  jest.mocked(ownerSources).mockReturnValue('broken')
  jest.mocked(readOwnerFile).mockImplementation(() => {
    throw new Error('no name')
  })
  for (let time = 0; time < 3; time += 1) expect(() => readSite({ name: 'Ana' })).toThrow('no name')
  expect(readOwnerFile).toHaveBeenCalledTimes(1)
  expect(() => readSite(null)).toThrow('no name')
  expect(readOwnerFile).toHaveBeenCalledTimes(2)
})
