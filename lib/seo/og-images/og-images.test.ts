import sharp from 'sharp'
import { drawCover } from '../../images/covers/cover'
import { drawCard } from './card'
import { drawable } from '../../images/lettering'
import { toPreviewJpeg } from '../../images/preview-jpeg'
import { createRandom } from '../../text/random'

const cover = (title: string) => Buffer.from(drawCover({ title, tag: 'php' }))
const card = (title: string) =>
  drawCard({ title, label: '#php', foot: 'Alex Muestra', picture: cover(title) })

test('emoji and other scripts are left out, Spanish stays', () => {
  expect(drawable('¿Qué es «ñandú»? 👩🏽‍💻🎉 مرحبا 日本 100 % €')).toBe('¿Qué es «ñandú»? 100 % €')
})

test.each([
  ['CSS'],
  [
    'Cómo sobrevivir a una migración de base de datos relacional sin parar el servicio, sin perder el sueño y sin que nadie se entere (guía) xx',
  ],
  ['Desoxirribonucleoproteínasincronizadaelectroencefalografista'.repeat(3)],
  ['🎉🎉🎉'],
  [''],
])('a card for "%s" is a JPEG of 1200 × 630 under 200 kB', async (title) => {
  const bytes = await card(title)
  const { width, height, format } = await sharp(bytes).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  expect(bytes.length).toBeLessThan(200_000)
})

test('the title is really drawn: another title is another picture', async () => {
  const draw = (title: string) => drawCard({ title, label: '', foot: '', picture: cover('x') })
  expect((await draw('Uno')).equals(await draw('Dos'))).toBe(false)
  expect((await draw('Uno')).equals(await draw('Uno'))).toBe(true)
})

test('the heaviest photograph gets under 200 kB too, in the lowest quality', async () => {
  const random = createRandom('noise')
  const [width, height] = [150, 126]
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, () => random.next() * 256))
  const tile = { input: noise, raw: { width, height, channels: 3 as const }, tile: true }
  const photo = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#000' } })
    .composite([tile])
    .png({ compressionLevel: 0 })
    .toBuffer()
  const encoded = jest.spyOn(sharp.prototype, 'jpeg')
  expect((await toPreviewJpeg(photo)).length).toBeLessThan(200_000)
  expect(encoded.mock.lastCall).toEqual([{ quality: 32, mozjpeg: true }])
  encoded.mockRestore()
})

test.each([
  ['png', 900, 60],
  ['jpeg', 60, 900],
  ['webp', 8, 8],
] as const)('the picture of a card may be a %s of %i × %i', async (format, width, height) => {
  const red = sharp({ create: { width, height, channels: 3, background: '#c00000' } })
  const picture = await red.toFormat(format).toBuffer()
  const bytes = await drawCard({ title: 'Uno', label: '', foot: '', picture })
  const edge = await sharp(bytes).extract({ left: 1000, top: 300, width: 1, height: 1 }).raw().toBuffer()
  expect([...edge].map((value) => Math.round(value / 64))).toEqual([3, 0, 0])
})
