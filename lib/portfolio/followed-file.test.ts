import { followFile, refreshFollowedFiles } from './followed-file'

const saved: string[] = []
jest.mock('./page-tags', () => ({ dependsOn: jest.fn() }))
jest.mock('../cache/cluster', () => ({
  sharedStore: () => ({
    nextTicket: async () => 7,
    see: () => undefined,
    latest: () => 0,
    onServer: () => 0,
    isConnected: () => true,
    onUpdate: () => undefined,
    onConnected: () => undefined,
    load: async () => null,
    save: async (name: string) => void saved.push(name),
  }),
}))
jest.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }))
afterEach(() => jest.useRealTimers())

test('a file is read once in a period, whoever asks; other instances are told of orders alone', async () => {
  const read = jest.fn(() => 'text')
  const file = followFile('uno.json', read)
  expect([await file.read(), await file.dependOn(), await followFile('uno.json', read).read()]).toEqual([
    'text',
    'text',
    'text',
  ])
  expect(read).toHaveBeenCalledTimes(1)
  expect(saved).toEqual([])
  expect(await refreshFollowedFiles()).toEqual(['uno.json'])
  expect(read).toHaveBeenCalledTimes(2)
  expect(saved).toEqual(['invalidated files'])
})

test('a file that can not be used is tried again by itself until it is mended', async () => {
  const read = jest.fn<string, []>(() => {
    throw new Error('broken')
  })
  await expect(followFile('dos.json', read).read()).rejects.toThrow('broken')
  read.mockReturnValue('mended')
  await jest.advanceTimersByTimeAsync(5_000)
  expect(read).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledTimes(2)
})
