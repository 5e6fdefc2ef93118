import '@/e2e/unit/own-content'
import sharp from 'sharp'
import { siteColours } from '../../config/site-colours'
import { drawInitials, initialsVersion } from './initials-icon'

const { 'color-accent-solid': tile, 'color-on-accent': sign } = siteColours()

test('initials stand on a tile with round corners, in one theme', async () => {
  const svg = await drawInitials('AB')
  expect(svg).toContain(`<rect x="0" y="0" width="64" height="64" rx="15" fill="${tile.light}"/>`)
  expect(svg).toMatch(new RegExp(`<path fill="${sign.light}" d="M[^"]+"/>`))
  expect(svg).not.toMatch(/<text|<image/)
  expect(svg).not.toContain('<style>')
})

test('a tile that systems cut has no corners, and smaller letters', async () => {
  const svg = await drawInitials('AB', { bleed: true })
  expect(svg).toContain(`<rect x="0" y="0" width="64" height="64" fill="${tile.light}"/>`)
  expect(svg).toContain('<g transform="translate(5.8 5.8) scale(0.82)">')
  expect(svg).not.toContain('<style>')
})

test('colours may follow the theme of the system', async () => {
  const svg = await drawInitials('A', { themed: true })
  expect(svg).toContain(`(prefers-color-scheme:dark){rect{fill:${tile.dark}}path{fill:${sign.dark}}}`)
  expect(svg).toContain('rx="15"')
})

test.each(['A', 'IJ', 'WM'])(
  '%s is centred, and no wider than the circle that systems leave',
  async (letters) => {
    const tile = sharp(Buffer.from(await drawInitials(letters, { bleed: true }))).trim({ threshold: 40 })
    const { info } = await tile.toBuffer({ resolveWithObject: true })
    const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info
    expect(width).toBeLessThanOrEqual(40)
    expect(Math.abs(64 - 2 * -trimOffsetLeft - width)).toBeLessThanOrEqual(4)
    expect(Math.abs(64 - 2 * -trimOffsetTop - height)).toBeLessThanOrEqual(4)
  },
)

test('without a letter the mark of the site is drawn', async () => {
  const mark = await drawInitials('')
  expect(mark).toContain('rx="15"')
  expect(mark).toContain('<clipPath')
})

test('other letters are another version', () => {
  expect(initialsVersion('AB')).toBe(initialsVersion('AB'))
  expect(initialsVersion('AC')).not.toBe(initialsVersion('AB'))
})
