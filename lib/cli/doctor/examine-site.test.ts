import { existsSync } from 'node:fs'
import { startNext } from '../running-site'
import { checkExternal } from './external/check-external'
import { crawl } from './crawl'
import { examineSite } from './examine-site'
import type { Finding } from './finding'

jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), existsSync: jest.fn() }))
jest.mock('../running-site', () => ({ startNext: jest.fn() }))
jest.mock('../../config/owner', () => ({ owner: { redirects: {} } }))
jest.mock('./crawl', () => ({ crawl: jest.fn(async () => []) }))
const finding = (rule: string): Finding => ({ severity: 'error', rule, where: '/', message: rule })
jest.mock('./check-indexing', () => ({ checkIndexing: async () => [finding('indexing')] }))
jest.mock('./check-pages', () => ({
  checkPages: async () => ({ findings: [finding('pages')], previews: ['p'] }),
}))
jest.mock('./check-links', () => ({ checkLinks: () => [finding('links')] }))
jest.mock('./check-weights', () => ({ checkWeights: async () => [finding('weights')] }))
jest.mock('./check-redirects', () => ({ checkRedirects: async () => [finding('redirects')] }))
jest.mock('./external/external-links', () => ({ externalLinks: () => ['https://otro.example'] }))
jest.mock('./external/seen-links', () => ({ readSeenLinks: async () => ({}), writeSeenLinks: jest.fn() }))
jest.mock('./external/check-external', () => ({
  checkExternal: jest.fn(async () => ({ findings: [finding('external')], seen: {} })),
}))

const stop = jest.fn()
const built = jest.mocked(existsSync)
const options = { siteUrl: 'https://www.ana.example/', links: null, today: '2026-11-20' }
const rules = (findings: Finding[] | undefined) => findings?.map(({ rule }) => rule)
const ALL = ['indexing', 'pages', 'links', 'weights', 'redirects']

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(startNext).mockResolvedValue({ url: 'http://localhost:1', stop } as never)
  built.mockReturnValue(true)
})

test('the last build is started, looked at, and stopped', async () => {
  const examined = await examineSite(options)
  expect([rules(examined?.findings), examined?.previews]).toEqual([ALL, ['p']])
  expect(crawl).toHaveBeenCalledWith('http://localhost:1', 'https://www.ana.example')
  expect([jest.mocked(startNext).mock.calls.length, stop.mock.calls.length]).toEqual([1, 1])
})

test('it is stopped too when something fails', async () => {
  jest.mocked(crawl).mockRejectedValueOnce(new Error('broken'))
  await expect(examineSite(options)).rejects.toThrow('broken')
  expect(stop).toHaveBeenCalledTimes(1)
})

test('without a build there is nothing to look at', async () => {
  built.mockReturnValue(false)
  await expect(examineSite(options)).resolves.toBeNull()
  expect(startNext).not.toHaveBeenCalled()
})

test('a site that runs is looked at where it is, with or without a build', async () => {
  for (const isBuilt of [true, false]) {
    built.mockReturnValue(isBuilt)
    expect(rules((await examineSite({ ...options, url: 'https://ana.example//' }))?.findings)).toEqual(ALL)
    expect(crawl).toHaveBeenLastCalledWith('https://ana.example', 'https://www.ana.example')
  }
  expect(startNext).not.toHaveBeenCalled()
})

test('links to other sites are asked for when that is wanted', async () => {
  await examineSite(options)
  expect(checkExternal).not.toHaveBeenCalled()
  expect(rules((await examineSite({ ...options, links: 'seen.json' }))?.findings)).toEqual([
    ...ALL,
    'external',
  ])
})
