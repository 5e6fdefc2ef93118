import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { site } from '../../e2e/unit/own-content'
import { ownPath } from '../../e2e/unit/own-folders'
import { THEME_COLOURS } from '../site/theme-colours'
import { drawCard } from './draw-card'
import type { Card } from './previews'

const aCard = (fields: Partial<Card> = {}): Card => ({
  title: 'CSS',
  label: '#php',
  foot: 'Nuria Prueba',
  cover: { title: 'x', tag: 'php', place: 0 },
  language: 'es',
  ...fields,
})

type Box = { left: number; top: number; right: number; bottom: number }

/** The pixels of an area of a card that aren't paper, as a box; null where there is only paper. */
async function inked(card: Card, { left, top, right, bottom }: Box): Promise<Box | null> {
  const { data, info } = await sharp(await drawCard(card))
    .extract({ left, top, width: right - left, height: bottom - top })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const paper = Number.parseInt(THEME_COLOURS['color-paper'].light.slice(1, 3), 16)
  const box = { left: right, top: bottom, right: 0, bottom: 0 }
  for (let at = 0; at < data.length; at += info.channels) {
    if (Math.abs((data[at] ?? 0) - paper) < 60) continue
    const [x, y] = [
      left + ((at / info.channels) % info.width),
      top + Math.floor(at / info.channels / info.width),
    ]
    Object.assign(box, {
      left: Math.min(box.left, x),
      top: Math.min(box.top, y),
      right: Math.max(box.right, x),
      bottom: Math.max(box.bottom, y),
    })
  }
  return box.right === 0 ? null : box
}
const LABEL = { left: 130, top: 40, right: 780, bottom: 130 }
const TITLE = { left: 0, top: 132, right: 780, bottom: 485 }
const FOOT = { left: 0, top: 495, right: 780, bottom: 630 }

const LONG =
  'Cómo sobrevivir a una migración de base de datos relacional sin parar el servicio, sin perder el sueño y sin que nadie se entere (guía) xx'
const ENDLESS = 'muy largo '.repeat(60).trim()
const WORD = 'Desoxirribonucleoproteínasincronizadaelectroencefalografista'.repeat(3)

test.each([ENDLESS, '日本', ''])('a card for %j is a JPEG of 1200 × 630 under 200 kB', async (title) => {
  const bytes = await drawCard(aCard({ title }))
  const { width, height, format } = await sharp(bytes).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  expect(bytes.length).toBeLessThan(200_000)
})

test.each([LONG, ENDLESS, WORD, 'مرحبا بالعالم'])(
  'however long %j is, it fits between label and footer, and never overlaps the image',
  async (title) => {
    const box = await inked(aCard({ title, label: '', foot: '' }), {
      left: 0,
      top: 130,
      right: 780,
      bottom: 630,
    })
    expect(box?.left).toBeGreaterThanOrEqual(70)
    expect(box?.right).toBeLessThanOrEqual(780 - 72)
    expect(box?.top).toBeGreaterThanOrEqual(TITLE.top)
    expect(box?.bottom).toBeLessThanOrEqual(505)
  },
)

test('label and footer stay on their lines, however long they are', async () => {
  const card = aCard({ label: ENDLESS, foot: ENDLESS, title: '' })
  const [label, foot] = [await inked(card, LABEL), await inked(card, FOOT)]
  expect((label?.bottom ?? 0) - (label?.top ?? 0)).toBeLessThan(36)
  expect(label?.right).toBeLessThanOrEqual(708)
  expect((foot?.bottom ?? 0) - (foot?.top ?? 0)).toBeLessThan(72)
  expect(foot?.right).toBeLessThanOrEqual(708)
  expect(foot?.bottom).toBeLessThanOrEqual(630 - 60)
})

test('a short title is large, a long one smaller, and a long word is scaled down before it is broken', async () => {
  const heightOf = async (title: string) => {
    const box = await inked(aCard({ title }), TITLE)
    return (box?.bottom ?? 0) - (box?.top ?? 0)
  }
  expect(await heightOf('CSS')).toBeGreaterThan(50)
  expect(await heightOf('Desoxirribonucleico')).toBeLessThan(70)
  expect(await heightOf(LONG)).toBeGreaterThan(200)
})

test('every character of a title is drawn: an arrow, a symbol, another script', async () => {
  const draw = (title: string) => drawCard(aCard({ title }))
  for (const [given, without] of [
    ['Callbacks → promesas', 'Callbacks promesas'],
    ['λ π ✓', ''],
    ['مرحبا', ''],
  ] as const)
    expect((await draw(given)).equals(await draw(without))).toBe(false)
  expect((await draw('Uno')).equals(await draw('Uno'))).toBe(true)
  expect((await draw('🎉 Uno')).equals(await draw('Uno'))).toBe(true)
})

test('a title without supported characters is replaced by the label; other texts lose unsupported ones', async () => {
  const without = await drawCard(aCard({ title: '#php', label: '' }))
  expect((await drawCard(aCard({ title: 'Hola 日本' }))).equals(without)).toBe(true)
  const named = await drawCard(aCard({ foot: 'Nuria 日本 Prueba', label: '#php' }))
  expect(named.equals(await drawCard(aCard({ foot: 'Nuria Prueba' })))).toBe(true)
  expect(await inked(aCard({ foot: '日本', title: '' }), FOOT)).toBeNull()
})

const redShare = async (card: Card, left: number, width: number) => {
  const area = { left, top: 0, width, height: 630 }
  const { channels } = await sharp(
    await sharp(await drawCard(card))
      .extract(area)
      .png()
      .toBuffer(),
  ).stats()
  return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)
}

test.each(['png', 'webp'] as const)(
  "the owner's picture, a %s, fills the right edge, on a paper-coloured card",
  async (format) => {
    const red = sharp({ create: { width: 60, height: 90, channels: 3, background: '#c00000' } })
    await red.toFile(ownPath(`content/images/roja.${format}`))
    site.portrait = { image: `/images/roja.${format}`, night: null, alt: 'Rojo' }
    const card = aCard({ own: 'portrait', title: '', label: '', foot: '' })
    expect(await redShare(card, 785, 400)).toBeGreaterThan(150)
    expect(await redShare(card, 0, 775)).toBeLessThan(30)
    site.portrait = null
    expect(await redShare(card, 785, 400)).toBeLessThan(100)
  },
)

test('a photograph is cropped to its subject, a drawing to its centre', async () => {
  const subject =
    '<rect x="20" y="20" width="60" height="60" fill="#c00000"/><circle cx="50" cy="50" r="20" fill="#ffe000"/>'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="100"><rect width="600" height="100" fill="#888888"/>${subject}</svg>`
  await sharp(Buffer.from(drawing)).png().toFile(ownPath('content/images/foto.png'))
  writeFileSync(ownPath('public/dibujo.svg'), drawing)
  const shareOf = (image: string) => {
    site.portrait = { image, night: null, alt: '' }
    return redShare(aCard({ own: 'portrait' }), 780, 420)
  }
  expect(await shareOf('/images/foto.png')).toBeGreaterThan(20)
  expect(await shareOf('/dibujo.svg')).toBeLessThan(5)
  site.portrait = null
})
