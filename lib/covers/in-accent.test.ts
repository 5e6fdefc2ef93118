import { site } from '../../e2e/unit/own-content'
import { converter } from 'culori'
import { drawCover } from './cover'
import { emptyDrawing, inAccent } from './in-accent'
import * as palette from './colourways'

afterEach(() => {
  site.accent = null
})

const hueOf = (colour: string) => converter('oklch')(colour)?.h ?? 0
const violets = [
  palette.VIOLET,
  palette.VIOLET_DEEP,
  palette.LILAC,
  palette.LILAC_PALE,
  palette.INK,
  palette.INK_SOFT,
]
const companions = Object.values(palette).flatMap((one) =>
  typeof one === 'string' && !violets.includes(one) ? [one] : [],
)

test('without an accent an image is unchanged', () => {
  const cover = drawCover({ title: 'x', tag: 'react' })
  expect(inAccent(cover)).toBe(cover)
  expect(cover).toContain(palette.VIOLET)
})

test('with an accent its violets and inks get the accent’s hue, and other colours are unchanged', () => {
  site.accent = '#0b6e4f'
  for (const colour of companions) expect(inAccent(`"${colour}"`)).toBe(`"${colour}"`)
  for (const colour of violets) {
    const drawn = inAccent(`"${colour}"`).slice(1, -1)
    expect(Math.abs(hueOf(drawn) - hueOf('#0b6e4f'))).toBeLessThan(8)
  }
})

test('outlines and references are unchanged', () => {
  site.accent = '#0b6e4f'
  const svg = `<clipPath id="c7470f0"/><g clip-path="url(#7470f0)"><path d="M0 0"/></g>`
  expect(inAccent(svg)).toBe(svg)
  for (const tag of ['react', 'php', 'personal', ''])
    expect(drawCover({ title: 'x', tag })).not.toContain(palette.VIOLET)
})

test('the drawing for what is empty is a file, or in the accent a part of the page', () => {
  expect(emptyDrawing()).toBe('/images/nothing-here.svg')
  site.accent = '#0b6e4f'
  const svg = decodeURIComponent(emptyDrawing().replace('data:image/svg+xml,', ''))
  expect(svg).toMatch(/^<svg .*<\/svg>\s*$/s)
  for (const colour of violets) expect(svg).not.toContain(colour)
  expect(svg).toContain(palette.TERRACOTTA)
})
