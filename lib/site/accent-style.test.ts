import { accentStyle } from './accent-style'
import { coloursOf } from './accent'

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
