import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { contentFile } from '../site/content-folder'
import { ownerFileResponse } from './image-response'
import { withoutMetadata } from './image-format'

jest.mock('./image-format', () => {
  const actual = jest.requireActual<typeof import('./image-format')>('./image-format')
  return { ...actual, withoutMetadata: jest.fn(actual.withoutMetadata) }
})

const NEW = contentFile('images/recien-llegada.svg')
afterEach(() => rmSync(NEW, { force: true }))

const ask = (pathname: string, headers?: Record<string, string>) =>
  ownerFileResponse(new Request(`http://localhost${pathname}`, { headers }), pathname)

test.each([
  ['/images/portrait.svg', 'image/svg+xml'],
  ['/images/articles/fotografia.png', 'image/png'],
  ['/cv.pdf', 'application/pdf'],
])('%s is served as %s', async (pathname, type) => {
  const answer = await ask(pathname)
  expect(answer?.headers.get('content-type') ?? null).toBe(type)
})

test('a new file is available at once, and a replaced one has another version', async () => {
  expect(await ask('/images/recien-llegada.svg')).toBeNull()
  cpSync(contentFile('images/portrait.svg'), NEW)
  const first = await ask('/images/recien-llegada.svg')
  expect(first?.headers.get('cache-control')).toBe('public, max-age=300')
  const etag = first?.headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
    expect((await ask('/images/recien-llegada.svg', { 'if-none-match': known }))?.status).toBe(304)
  appendFileSync(NEW, '<!-- otra -->')
  const second = await ask('/images/recien-llegada.svg', { 'if-none-match': etag })
  expect(second?.status).toBe(200)
  expect(await second?.text()).toContain('<!-- otra -->')
})

test('a photograph is served without its place', async () => {
  const file = contentFile('images/recien-llegada.jpg')
  const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } }).jpeg()
  writeFileSync(file, await plain.withExif({ IFD0: { Make: 'CameraMaker' } }).toBuffer())
  const answer = await ask('/images/recien-llegada.jpg')
  const served = Buffer.from(new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer()))
  rmSync(file)
  expect(served.toString('latin1')).not.toContain('CameraMaker')
  expect((await sharp(served).metadata()).width).toBe(30)
})

test('file extensions are case-insensitive', async () => {
  const file = contentFile('images/recien-llegada.SVG')
  writeFileSync(file, '<svg/>')
  const answer = await ask('/images/recien-llegada.SVG')
  rmSync(file)
  expect(answer?.headers.get('content-type')).toBe('image/svg+xml')
})

test('a file that is not an image by extension is served as a download', async () => {
  const odd = contentFile('images/pagina-de-prueba.html')
  writeFileSync(odd, '<script>1</script>')
  const answer = await ask('/images/pagina-de-prueba.html')
  rmSync(odd)
  expect(answer?.headers.get('content-type')).toBe('application/octet-stream')
})

test.each([
  '/images/../site.ts',
  '/images/%2e%2e/site.ts',
  '/images/..%2fsite.ts',
  '/images/..%5csite.ts',
  '/images/%E0%A4%A',
  '/images%2fportrait.svg',
  '/images/portrait.svg%00',
  '/images/articles',
])('%s is not served', async (pathname) => {
  expect(await ask(pathname)).toBeNull()
})

test('the metadata of a photograph is removed once for all requests, and again once it was replaced', async () => {
  const file = contentFile('images/recien-llegada.jpg')
  const photograph = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .jpeg()
      .toFile(file)
  const removals = jest.mocked(withoutMetadata).mock.calls
  try {
    await photograph('#336699')
    removals.length = 0
    const served = async () => {
      const answer = await ask('/images/recien-llegada.jpg')
      return Buffer.from(new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer())).toString('hex')
    }
    const first = await served()
    for (let visit = 0; visit < 3; visit += 1) expect(await served()).toBe(first)
    expect(removals).toHaveLength(1)
    await photograph('#996633')
    expect(await served()).not.toBe(first)
    expect(removals).toHaveLength(2)
  } finally {
    rmSync(file, { force: true })
  }
})

test('a photograph that can not be decoded is not served, as its metadata would be', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const file = contentFile('images/recien-llegada.jpg')
  try {
    writeFileSync(
      file,
      Buffer.concat([Buffer.from('ffd8ffe1000a', 'hex'), Buffer.from('Exif\0\0SecretPlace')]),
    )
    expect(await ask('/images/recien-llegada.jpg')).toBeNull()
  } finally {
    rmSync(file, { force: true })
  }
})
