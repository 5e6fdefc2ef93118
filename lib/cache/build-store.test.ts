import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createBuildStore } from './build-store'
import { StaleIfErrorValue } from './stale-if-error'

const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A process of a build, which asks for a value that never gets too old. */
function ask(build: string, load: () => Promise<unknown>): Promise<unknown> {
  return new StaleIfErrorValue({ name: 'articles', load, shared: createBuildStore(folder, build) }).get(
    Infinity,
  )
}

test('a value is fetched once for all processes of a build', async () => {
  const load = jest.fn(async () => ['uno'])
  expect(await ask('first', load)).toEqual(['uno'])
  expect(await ask('first', load)).toEqual(['uno'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('what an earlier build had is not used by the next one, and is removed', async () => {
  await ask('earlier', async () => ['viejo'])
  expect(await ask('later', async () => ['nuevo'])).toEqual(['nuevo'])
  expect(readdirSync(folder)).toEqual(['later'])
  const down = () => Promise.reject(new Error('down'))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(ask('latest', down)).rejects.toThrow('down')
})
