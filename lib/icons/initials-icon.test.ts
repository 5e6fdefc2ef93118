import '../../e2e/unit/own-content'
import sharp from 'sharp'
import { siteColours } from '../site/shown-site'
import { drawInitials } from './initials-icon'

const { 'color-accent-solid': tile, 'color-on-accent': sign } = siteColours()

test('initials are on a tile with rounded corners, in one theme', async () => {
  const svg = await drawInitials('AB')
  expect(svg).toContain(`<rect x="0" y="0" width="64" height="64" rx="15" fill="${tile.light}"/>`)
  expect(svg).toMatch(new RegExp(`<path fill="${sign.light}" d="M[^"]+"/>`))
  expect(svg).not.toMatch(/<text|<image/)
  expect(svg).not.toContain('<style>')
})

test('a maskable tile has square corners and smaller letters', async () => {
  const svg = await drawInitials('AB', { bleed: true })
  expect(svg).toContain(`<rect x="0" y="0" width="64" height="64" fill="${tile.light}"/>`)
  expect(svg).toContain('<g transform="translate(5.8 5.8) scale(0.82)">')
  expect(svg).not.toContain('<style>')
})

test('colours can follow the system theme', async () => {
  const svg = await drawInitials('A', { themed: true })
  expect(svg).toContain(`(prefers-color-scheme:dark){rect{fill:${tile.dark}}path{fill:${sign.dark}}}`)
  expect(svg).toContain('rx="15"')
})

test.each(['A', 'IJ', 'WM'])('%s is centred, and fits the safe zone', async (letters) => {
  const tile = sharp(Buffer.from(await drawInitials(letters, { bleed: true }))).trim({ threshold: 40 })
  const { info } = await tile.toBuffer({ resolveWithObject: true })
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info
  expect(width).toBeLessThanOrEqual(40)
  expect(Math.abs(64 - 2 * -trimOffsetLeft - width)).toBeLessThanOrEqual(4)
  expect(Math.abs(64 - 2 * -trimOffsetTop - height)).toBeLessThanOrEqual(4)
})

test('without a letter a pair of brackets is drawn', async () => {
  const mark = await drawInitials('')
  expect(mark).toContain('rx="15"')
  expect(mark).toContain('M25 17L11 32L25 47')
})
