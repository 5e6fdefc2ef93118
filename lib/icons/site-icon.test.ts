import { writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { ownPath } from '../../e2e/unit/own-folders'
import { site } from '../../e2e/unit/own-content'
import { drawSiteIcon, getIcon, hasVectorIcon, iconAddress, iconResponse, type IconName } from './site-icon'

const given = { ...site }
afterEach(() => Object.assign(site, { accent: null, icon: null }, given))

const RED = { r: 255, g: 0, b: 0, alpha: 1 }
const plain = (width: number, height: number, background: object = RED) =>
  sharp({ create: { width, height, channels: 4, background } })

/** Writes an image of the owner's, and makes it the site's icon. */
async function owning(name: string, picture: Sharp | string): Promise<void> {
  writeFileSync(
    ownPath(`content/images/${name}`),
    typeof picture === 'string' ? picture : await picture.toBuffer(),
  )
  site.icon = `/images/${name}`
}

async function bytesOf(name: IconName): Promise<Buffer> {
  return Buffer.from((await getIcon(name))?.bytes ?? [])
}

/** The colour of a pixel, as `r,g,b,a`. */
async function pixel(picture: Buffer, left: number, top: number): Promise<string> {
  const colour = await sharp(picture)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return [...colour].join()
}

const sizesOf = (bytes: Buffer) =>
  Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => bytes.readUInt8(6 + 16 * index))

test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
] as const)('%s is a square PNG, drawn from initials or from an image', async (name, size) => {
  for (const make of [async () => undefined, () => owning('foto.jpg', plain(300, 280).jpeg())]) {
    await make()
    const { width, height, format } = await sharp(await bytesOf(name)).metadata()
    expect([width, height, format]).toEqual([size, size, 'png'])
  }
})

test.each(['Ñusta Ávila', 'Madonna', 'Łukasz Żak', '王小明', '🎉', 'Wendy Williams'])(
  'the icon of %s is drawn inside the safe zone',
  async (name) => {
    Object.assign(site, { name, title: '✨' })
    const { data, info } = await sharp(await bytesOf('maskable-512.png'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colours = Array.from({ length: 512 * 512 }, (_, index) => ({
      colour: [...data.subarray(index * info.channels, index * info.channels + 3)].join(),
      fromMiddle: Math.hypot((index % 512) - 255.5, Math.floor(index / 512) - 255.5),
    }))
    const [tile] = colours
    const drawn = colours.filter(({ colour }) => colour !== tile?.colour)
    expect(drawn.length).toBeGreaterThan(5_000)
    expect(Math.max(...drawn.map(({ fromMiddle }) => fromMiddle))).toBeLessThan(0.4 * 512)
  },
)

test('an opaque image is cropped to a square, a transparent one is padded', async () => {
  await owning('foto.webp', plain(400, 300).webp({ lossless: true }))
  expect(await pixel(await bytesOf('icon-192.png'), 0, 0)).toBe('255,0,0,255')
  await owning('marca.png', plain(400, 300, { ...RED, alpha: 0.9 }).png())
  expect(await pixel(await bytesOf('icon-192.png'), 96, 0)).toBe('0,0,0,0')
  expect(await pixel(await bytesOf('icon-192.png'), 96, 96)).toMatch(/^25\d,0,0,2[23]\d$/)
})

test('maskable icons have no transparency, and the image is in the safe zone', async () => {
  await owning(
    'marca.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h10v10H0z" fill="#ff0000"/><path d="M0 0h1v1z" fill="none"/></svg>',
  )
  await owning('hueca.png', plain(100, 100, { ...RED, alpha: 0.5 }).png())
  const icon = await bytesOf('maskable-512.png')
  expect((await sharp(icon).stats()).isOpaque).toBe(true)
  const paper = await pixel(icon, 0, 0)
  expect(await pixel(icon, 256, 256)).not.toBe(paper)
  // The corner of the safe square lies on the circle that is always visible: 40 % of the side from the centre.
  expect(await pixel(icon, 256 - 146, 256 - 146)).toBe(paper)
  expect(await pixel(await bytesOf('apple-touch-icon.png'), 0, 0)).toBe(paper)
})

test("an owner's SVG is the icon itself, and is rendered sharply", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><circle cx="4" cy="4" r="4" fill="#f00"/></svg>'
  await owning('marca.svg', svg)
  expect(await hasVectorIcon()).toBe(true)
  expect((await bytesOf('icon.svg')).toString()).toBe(svg)
  expect(await pixel(await bytesOf('icon-512.png'), 256, 2)).toBe('255,0,0,255')
  await owning('foto.png', plain(64, 64).png())
  expect(await hasVectorIcon()).toBe(false)
  expect(await getIcon('icon.svg')).toBeNull()
})

test('favicon.ico contains three sizes', async () => {
  const ico = await bytesOf('favicon.ico')
  expect(sizesOf(ico)).toEqual([16, 32, 48])
  const last = ico.subarray(ico.readUInt32LE(6 + 2 * 16 + 12))
  expect((await sharp(last).metadata()).width).toBe(48)
})

test('the address of an icon changes with the name, the accent and the image', async () => {
  const addresses = [await iconAddress('icon-192.png')]
  site.name = 'Otra Persona'
  addresses.push(await iconAddress('icon-192.png'))
  site.accent = '#b3261e'
  addresses.push(await iconAddress('icon-192.png'))
  for (const side of [64, 65]) {
    await owning('foto.png', plain(side, side).png())
    addresses.push(await iconAddress('icon-192.png'))
  }
  expect(new Set(addresses).size).toBe(5)
  expect(addresses[0]).toMatch(/^\/media\/icon\/icon-192\.png\?v=\w+$/)
  expect(await iconAddress('favicon.ico')).toMatch(/^\/favicon\.ico\?v=/)
})

test('at its versioned address an icon is immutable; without a version, and for other names, it is not', async () => {
  const ask = (address: string, name = 'icon-192.png') =>
    iconResponse(new Request(`https://site.example${address}`), name)
  const kept = await ask(await iconAddress('icon-192.png'))
  expect(kept.headers.get('cache-control')).toContain('immutable')
  expect((await ask('/media/icon/icon-192.png')).headers.get('cache-control')).toBe('public, max-age=300')
  expect((await ask('/favicon.ico', 'favicon.ico')).headers.get('content-type')).toBe('image/x-icon')
  for (const name of ['icon-64.png', '__proto__', '']) expect((await ask('/x', name)).status).toBe(404)
})

describe('an unusable image', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))

  test.each(['/images/nada.png', '/images/rota.png', '/../site.ts'])(
    'for %s the site falls back to initials',
    async (icon) => {
      const initials = await bytesOf('icon-192.png')
      const drawn = await drawSiteIcon({ size: 48 })
      writeFileSync(ownPath('content/images/rota.png'), 'no es una imagen')
      site.icon = icon
      expect((await bytesOf('icon-192.png')).equals(initials)).toBe(true)
      expect((await drawSiteIcon({ size: 48 })).equals(drawn)).toBe(true)
      if (icon.endsWith('rota.png'))
        expect(await getIcon('icon-192.png')).toMatchObject({ version: null, isFallback: true })
    },
  )

  test('a valid one is accepted, also in public/ and with special characters in its name', async () => {
    writeFileSync(ownPath('public/mi icono ñ.png'), await plain(20, 20).png().toBuffer())
    site.icon = '/mi icono ñ.png'
    expect(await pixel(await bytesOf('icon-192.png'), 96, 96)).toBe('255,0,0,255')
  })
})
