import { THEME_COLOURS } from '../../config/theme-colours'
import { cleanSvg } from './clean-svg'

const clean = (inside: string, attributes = 'width="100.2" height="50"') =>
  cleanSvg(`<svg ${attributes}>${inside}</svg>`)
const body = (inside: string) => clean(`<text>uno</text>${inside}`)?.light.split('<text>uno</text>')[1]

test('a drawing is on the ground of its theme, as large as it says', () => {
  const { light, dark, ...rest } = clean('<text>uno</text>') ?? {}
  expect(rest).toEqual({ width: 101, height: 50, texts: ['uno'] })
  const { 'color-surface': surface } = THEME_COLOURS
  for (const [svg, ground] of [
    [light, surface.light],
    [dark, surface.dark],
  ])
    expect(svg).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" width="101" height="50" viewBox="0 0 101 50" font-family="Arial, Helvetica, Liberation Sans, Roboto, sans-serif"><rect width="101" height="50" fill="${ground}" /><text>uno</text></svg>`,
    )
})

test('a text stays inside of texts and their spans, and nowhere else', () => {
  expect(body('<text>dos<tspan>tres</tspan></text>')).toBe('<text>dos<tspan>tres</tspan></text></svg>')
  expect(body('dos<g>tres<text>cuatro</text></g>')).toBe('<g><text>cuatro</text></g></svg>')
})

test('elements of drawings stay, others go with all that is inside of them', () => {
  const kept = '<g><path d="M0 0L1 1" /><circle cx="1" cy="2" r="3" /></g>'
  expect(body(kept)).toBe(`${kept}</svg>`)
  for (const other of ['style', 'script', 'a', 'image', 'foreignObject', 'use', 'title'])
    expect(body(`<${other}><text>dos</text></${other}><g />`)).toBe('<g /></svg>')
})

test('attributes of shapes stay, others go, and so do values that lead elsewhere', () => {
  const line = '<line x1="1" stroke-width="0.8" stroke-dasharray="4,4" marker-end="url(#fin)" />'
  expect(body(line)).toBe(`${line}</svg>`)
  expect(body('<line x1="1" onclick="x()" class="c" style="y" data-z="1" href="#a" />')).toBe(
    '<line x1="1" /></svg>',
  )
  for (const value of ['url(https://a.example/#b)', 'url(#a);x', '"1', 'a:b'])
    expect(body(`<line x1="1" marker-end='${value}' />`)).toBe('<line x1="1" /></svg>')
})

test('numbers are rounded to one decimal, and whole ones stay whole', () => {
  expect(body('<path d="M1.25 2.04L10 3.5 4.999 0.14" />')).toBe('<path d="M1.3 2L10 3.5 5 0.1" /></svg>')
})

test('colours are those of the theme, by their names; any other is none', () => {
  const { 'color-text': text, 'color-line-strong': strong } = THEME_COLOURS
  const shapes = '<rect fill="var(--_text)" stroke="var(--_line)" /><rect fill="red" stroke="var(--otra)" />'
  const drawn = clean(`<text>uno</text>${shapes}`)
  expect(drawn?.light).toContain(`<rect fill="${text.light}" stroke="${strong.light}" />`)
  expect(drawn?.dark).toContain(`<rect fill="${text.dark}" stroke="${strong.dark}" />`)
  expect(drawn?.light).toContain('<rect fill="none" stroke="none" />')
})

test('what the library says of an entity without attributes is left out, and is no text', () => {
  const nothing = '<text>(no attributes)</text>'
  expect(clean(`<text>uno</text>${nothing}`)).toEqual(clean('<text>uno</text>'))
  expect(clean(nothing)).toBeNull()
})

test('its texts are named once each', () => {
  expect(clean('<text> uno </text><text>dos</text><text>uno</text><text> </text>')?.texts).toEqual([
    'uno',
    'dos',
  ])
})

test.each([
  ['no width', 'height="9"'],
  ['no height', 'width="9"'],
  ['a width of nothing', 'width="0" height="9"'],
  ['a height of nothing', 'width="9" height="0"'],
  ['a size that is no number', 'width="100%" height="9"'],
])('a drawing with %s is none', (_name, attributes) => {
  expect(clean('<text>uno</text>', attributes)).toBeNull()
})

test.each([
  '',
  'hola',
  '<p width="1" height="1"><text>a</text></p>',
  '<!-- --><svg width="1" height="1"><text>a</text></svg>',
])('what is no drawing is none: %j', (svg) => {
  expect(cleanSvg(svg)).toBeNull()
})
