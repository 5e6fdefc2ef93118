import { accentStyle, isAccentStyle } from './accent-style'
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

test.each([accentStyle(GREEN), accentStyle('#b3261e'), accentStyle('#000000')])(
  'recognised as colours only: %s',
  (style) => {
    expect(isAccentStyle(style ?? '')).toBe(true)
  },
)

test.each([
  '',
  ':root:root{}',
  ':root:root{color:light-dark(#000000,#ffffff);}',
  ':root:root{--a:url(https://evil.example);}',
  ':root:root{--a:light-dark(#000000,#ffffff);}body{display:none}',
  ':root:root{--a:light-dark(#000000,#ffffff);background:url(/x);}',
  'body{--a:light-dark(#000000,#ffffff);}',
  '@import "https://evil.example/a.css";:root:root{--a:light-dark(#000000,#ffffff);}',
  ':root:root{--a:light-dark(#000000,#ffffff);}\n<script>',
])('rejected as an unknown style: %s', (style) => {
  expect(isAccentStyle(style)).toBe(false)
})
