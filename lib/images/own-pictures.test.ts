import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { about, site } from '@/e2e/unit/own-content'
import { ownPath } from '@/e2e/unit/own-folders'
import { ownPicture, readOwnPicture } from './own-file'

const svg = (attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} width="880" height="960"><rect width="9" height="9"/></svg>`
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a3b12' } })
const write = (name: string, content: string | Buffer) => writeFileSync(ownPath(name), content)
/** A JPEG that says it has this size. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await photo(8, 8).jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}
const portrait = (image: string) => {
  site.portrait = { image, night: null, alt: 'Yo, al sol' }
  return ownPicture('portrait')
}

beforeAll(async () => {
  write('content/images/yo.png', await photo(1800, 300).png().toBuffer())
  write('public/yo.jpg', await photo(300, 900).jpeg().withMetadata({ orientation: 6 }).toBuffer())
  write('public/yo.webp', await photo(40, 40).webp().toBuffer())
  write('content/images/yo.svg', svg())
  write('content/images/nuria.svg', svg('data-person="Nuria Prueba"'))
  write('content/images/alex.svg', svg('data-person="Alex Muestra"'))
  write('content/images/texto.png', 'nothing that could be drawn')
})
afterEach(() => {
  site.portrait = null
  about.picture = null
})

test.each([
  ['/images/yo.png', 1800, 300],
  ['/yo.jpg', 900, 300],
  ['/yo.webp', 40, 40],
])('the photograph %s has several widths, with its aspect ratio', async (image, width, height) => {
  const shown = await portrait(image)
  expect(shown).toMatchObject({ width, height, alt: 'Yo, al sol' })
  expect(shown?.src).toMatch(/^\/media\/own\/portrait\?v=[\w-]+&w=1200$/)
  expect(shown?.srcSet).toMatch(/w=400 400w, .*w=1600 1600w$/)
  expect(await readOwnPicture('portrait')).toBeInstanceOf(Buffer)
})

test('a vector image is served as is', async () => {
  about.picture = { image: '/images/yo.svg', alt: 'Un dibujo' }
  expect(await ownPicture('about')).toEqual({
    src: '/images/yo.svg',
    alt: 'Un dibujo',
    width: 880,
    height: 960,
  })
})

test('a portrait drawing with a name is not used for anyone else', async () => {
  expect(await portrait('/images/nuria.svg')).toMatchObject({ src: '/images/nuria.svg' })
  expect(await portrait('/images/alex.svg')).toBeNull()
  expect(await readOwnPicture('portrait')).toBeNull()
})

test('none is shown if none is configured', async () => {
  expect(await ownPicture('portrait')).toBeNull()
  expect(await ownPicture('about')).toBeNull()
})

test.each(['/images/nada.png', '/images/texto.png', '/images/../site.ts', '/images'])(
  '%s is not an image',
  async (image) => {
    expect(await portrait(image)).toBeNull()
    expect(await readOwnPicture('portrait')).toBeNull()
  },
)

test('a full-size phone photograph is shown; a vector image can have any size', async () => {
  write('content/images/movil.jpg', await claiming(8160, 6144))
  expect(await portrait('/images/movil.jpg')).toMatchObject({ width: 8160, height: 6144 })
  write('content/images/plano.svg', svg().replace('width="880" height="960"', 'width="20000" height="20000"'))
  about.picture = { image: '/images/plano.svg', alt: 'Un plano' }
  expect(await ownPicture('about')).toMatchObject({ src: '/images/plano.svg', width: 20_000 })
})

test('one with more pixels than the site converts is not shown, so that no work is wasted', async () => {
  write('content/images/enorme.jpg', await claiming(9000, 8000))
  expect(await portrait('/images/enorme.jpg')).toBeNull()
  expect(await readOwnPicture('portrait')).toBeNull()
})
