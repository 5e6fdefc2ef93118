import { ownPath } from '../../e2e/unit/own-folders'
import promises, { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { fileVersion, measureOwnFile, ownFile, readOwnFile } from './own-file'

async function place(name: string): Promise<string> {
  const file = ownPath(name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, name)
  return file
}

// Files that the paths below would name if path traversal were possible.
beforeAll(() => Promise.all(['package.json', 'content/package.json', 'public/package.json'].map(place)))

test.each([
  ['/images/a.png', 'content/images/a.png'],
  ['/images/a.png?v=1#x', 'content/images/a.png'],
  ['/images/una%20foto%20de%20ni%C3%B1os.JPG', 'content/images/una foto de niños.JPG'],
  ['/images/100%25.png', 'content/images/100%.png'],
  ['/images/b.png', 'public/images/b.png'],
  ['/files/hondo/muy/hondo.webp', 'public/files/hondo/muy/hondo.webp'],
])('%s is a local file', async (address, name) => {
  const file = await place(name)
  expect(ownFile(address)).toBe(file)
})

test.each([
  '/../package.json',
  '/images/../../package.json',
  '/images/%2e%2e/%2e%2e/package.json',
  '/images%2f..%2f..%2fpackage.json',
  '/images/..%5c..%5cpackage.json',
  '/images/%00.png',
  '/images/none.png',
  'https://example.com/a.png',
  '',
])('"%s" is not a local file', (address) => expect(ownFile(address)).toBeNull())

test('a version depends on the content, even if size and time are unchanged', async () => {
  const file = ownPath('content/a.png')
  const write = async (text: string) => {
    await writeFile(file, text)
    await utimes(file, 1_000, 1_000)
    return fileVersion(file)
  }
  const [first, second, third] = [await write('one'), await write('two'), await write('one')]
  expect(second).not.toBe(first)
  expect(third).toBe(first)
  await expect(fileVersion(ownPath('content/none.png'))).rejects.toThrow('ENOENT')
})

test.each([-1e12, 1e12])(
  'with the wall clock changed by %d ms a file is still only re-read while it is new',
  async (jump) => {
    const file = ownPath(`content/clock${jump}.png`)
    await writeFile(file, 'one')
    const reads = jest.spyOn(promises, 'readFile')
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + jump)
    const readAt = async (now: number) => {
      const before = reads.mock.calls.length
      await fileVersion(file, () => now)
      return reads.mock.calls.length - before
    }
    const counted = [await readAt(1_000), await readAt(2_900), await readAt(3_100), await readAt(3_200)]
    jest.restoreAllMocks()
    expect(counted).toEqual([1, 1, 1, 0])
  },
)

test('a file is read by its address; a missing one is an error', async () => {
  await place('content/images/nota.png')
  expect((await readOwnFile('/images/nota.png')).toString()).toBe('content/images/nota.png')
  await expect(readOwnFile('/images/none.png')).rejects.toThrow('names no file of this site')
})

test('a picture that pages show is read again only when it changes', async () => {
  const draw = (width: number) =>
    sharp({ create: { width, height: 9, channels: 3, background: 'red' } })
      .png()
      .toFile(ownPath('content/images/barco.png'))
  const clock = jest.spyOn(performance, 'now')
  await draw(10)
  for (const now of [1_000, 9_000]) {
    clock.mockReturnValue(now)
    expect(await measureOwnFile('/images/barco.png')).toMatchObject({ width: 10 })
  }
  const reads = jest.spyOn(promises, 'readFile')
  expect(await measureOwnFile('/images/barco.png')).toMatchObject({ width: 10 })
  expect(reads).not.toHaveBeenCalled()
  await draw(20)
  expect(await measureOwnFile('/images/barco.png')).toMatchObject({ width: 20 })
  jest.restoreAllMocks()
})

test('an image that could not be read once is read again', async () => {
  let fails = true
  const failing = (bytes: Buffer) => {
    if (fails) throw new Error('out of memory')
    return sharp(bytes)
  }
  jest.resetModules()
  jest.doMock('sharp', () => ({ __esModule: true, default: failing }))
  const { measureImage } = await import('./own-file')
  const png = await sharp({ create: { width: 10, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect(await measureImage(png)).toBeNull()
  fails = false
  expect(await measureImage(png)).toMatchObject({ width: 10 })
})
