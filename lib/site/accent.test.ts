import fc from 'fast-check'
import { wcagContrast } from 'culori'
import {
  coloursOf,
  lowestContrast,
  nearestAccent,
  type ThemeColours,
  accentStyle,
  COLOUR_PAIRS,
  THEMES,
} from './accent'
import { THEME_COLOURS } from './theme-colours'

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const PASTELS = ['#facc15', '#ffffff', '#a7f3d0', '#ff8a80', '#7fd4ff']
const GOOD = ['#0b6e4f', '#b3261e', '#5046cf', '#000000', '#0000ff', '#5a5a5a', '#7a3e00']

/** Computed independently of the module's own check. */
function unreadable(colours: ThemeColours): string[] {
  return THEMES.flatMap((theme) =>
    COLOUR_PAIRS.filter(
      ({ front, ground, needed }) => wcagContrast(colours[front][theme], colours[ground][theme]) < needed,
    ).map(({ front, ground }) => `${theme}: ${front} on ${ground}`),
  )
}

test('without an accent the colours are the defaults', () => {
  expect(coloursOf(null)).toBe(THEME_COLOURS)
})

test.each(GOOD)('%s is used unchanged in the light theme, and is readable in both', (accent) => {
  const colours = coloursOf(accent)
  expect(unreadable(colours)).toEqual([])
  expect(lowestContrast(colours)).toBeNull()
  expect(nearestAccent(accent)).toBe(accent)
  expect(colours['color-accent'].light).toBe(accent)
  expect(colours['color-accent-solid'].light).toBe(accent)
  expect(colours['color-accent-hover'].light).not.toBe(accent)
})

test.each(PASTELS)('%s is too light for text, and a similar one is suggested', (accent) => {
  const low = lowestContrast(coloursOf(accent))
  expect(low?.ratio).toBeLessThan(low?.needed ?? 0)
  expect(unreadable(coloursOf(accent))).toContain(`${low?.theme}: ${low?.front} on ${low?.ground}`)
  expect(nearestAccent(accent)).not.toBe(accent)
})

test('for every colour an accepted one can be suggested, and its palette meets every contrast requirement in both themes', () => {
  fc.assert(
    fc.property(anyColour, (accent) => {
      const nearest = nearestAccent(accent)
      const colours = coloursOf(nearest)
      expect(unreadable(colours)).toEqual([])
      expect(lowestContrast(colours)).toBeNull()
      expect(nearestAccent(nearest)).toBe(nearest)
      if (lowestContrast(coloursOf(accent)) === null) expect(nearest).toBe(accent)
    }),
    { numRuns: 200 },
  )
})

test('colours with another hue, or none, are unchanged', () => {
  const colours = coloursOf('#0b6e4f')
  for (const token of [
    'color-danger',
    'badge-info-text',
    'calendar-3',
    'code-string',
    'color-sheet',
  ] as const)
    expect(colours[token]).toEqual(THEME_COLOURS[token])
  expect(colours['color-paper'].light).toBe(THEME_COLOURS['color-paper'].light)
})

test('greys tinted by the default accent get the new hue', () => {
  const { 'color-paper': red } = coloursOf('#b3261e')
  expect(red.dark).not.toBe(THEME_COLOURS['color-paper'].dark)
  expect(Number.parseInt(red.dark.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(red.dark.slice(5, 7), 16))
  const { 'color-paper': grey } = coloursOf('#5a5a5a')
  expect(grey.dark).toMatch(/^#(..)\1\1$/)
})

const GREEN = '#0b6e4f'

test('without an accent there is no style', () => {
  expect(accentStyle(null)).toBeNull()
})

test('a style overrides the tokens of its accent in both themes, and leaves the others to the stylesheet', () => {
  const style = accentStyle(GREEN) ?? ''
  const { light, dark } = coloursOf(GREEN)['color-accent']
  expect(style).toContain(`--color-accent:light-dark(${light},${dark});`)
  expect(style).toContain('--badge-primary-ground:light-dark(')
  expect(style).not.toContain('--color-danger')
  expect(style.startsWith(':root:root{')).toBe(true)
  expect(style.length).toBeLessThan(1_500)
})

test.each([GREEN, '#b3261e', '#000000'])(
  'the style of %s assigns colours to custom properties, and nothing else',
  (accent) => {
    expect(accentStyle(accent)).toMatch(
      /^:root:root\{(?:--[a-z0-9-]+:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);)+\}$/,
    )
  },
)
