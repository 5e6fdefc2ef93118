import '@/e2e/unit/own-content'
import { ownPath } from '@/e2e/unit/own-folders'
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { measureOwnFile } from './measured-file'
import { originalVersion, readOwnFile } from './original'
import { fileVersion } from './own-file'

const PHOTOGRAPH = '/images/foto.png'
const NO_PICTURE = '/images/nota.png'
const MISSING = '/images/nada.png'
const content = (address: string) => ownPath(`content${address}`)

beforeAll(async () => {
  const picture = sharp({ create: { width: 6, height: 4, channels: 3, background: '#c00000' } })
  await picture.png().toFile(content(PHOTOGRAPH))
  writeFileSync(content(NO_PICTURE), 'nota')
})

test("an owner's file is read by its address", async () => {
  expect((await readOwnFile(NO_PICTURE)).toString()).toBe('nota')
  await expect(readOwnFile(MISSING)).rejects.toMatchObject({
    name: 'ImageFailure',
    message: 'names no file of this site',
  })
})

test('a file has a short version; a missing one has none', async () => {
  const version = await fileVersion(content(NO_PICTURE))
  expect(version).toMatch(/^[\w-]{8}$/)
  await expect(originalVersion(NO_PICTURE)).resolves.toBe(version)
  await expect(originalVersion(MISSING)).resolves.toBeNull()
})

test('an image has dimensions, other files have none', async () => {
  expect(await measureOwnFile(PHOTOGRAPH)).toMatchObject({ width: 6, height: 4 })
  expect(await measureOwnFile(NO_PICTURE)).toBeNull()
  expect(await measureOwnFile(MISSING)).toBeNull()
})
