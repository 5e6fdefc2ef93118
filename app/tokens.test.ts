import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from '@/e2e/unit/source-files'
import { type ColourPair, EDGE_PAIRS, TEXT_PAIRS, type Theme, THEMES } from '@/lib/site/accent'

const TOKENS = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')
const MORE = readFileSync(path.join(__dirname, 'contrast.css'), 'utf8')
/** Background of the PDF, which defines its own text colours. */
const PRINTED = '--color-sheet'

const rows = (pairs: ColourPair[]) => pairs.map(({ front, ground }) => [`--${front}`, `--${ground}`] as const)

for (const theme of THEMES) {
  test.each(rows(TEXT_PAIRS))(`${theme}: %s on %s has enough text contrast`, (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(rows(TEXT_PAIRS))(`${theme}, more contrast: %s on %s`, (text, ground) => {
    expect(contrast(clearerColour(text, theme), clearerColour(ground, theme))).toBeGreaterThanOrEqual(7)
  })

  test.each(rows(EDGE_PAIRS))(`${theme}: %s on %s has enough non-text contrast`, (edge, ground) => {
    expect(contrast(colour(edge, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
}

test('every text or background colour of a stylesheet is in the table', () => {
  const css = sourceFiles(['app', 'components'], /\.css$/)
    .map(([, text]) => text)
    .join('\n')
  const used = (property: RegExp) => [...new Set([...css.matchAll(property)].map((match) => match[1] ?? ''))]
  const texts = TEXT_PAIRS.map(({ front }) => `--${front}`)
  const grounds = [...TEXT_PAIRS.map(({ ground }) => `--${ground}`), PRINTED]
  expect(used(/[^-]color: var\((--[\w-]+)\)/g).filter((token) => !texts.includes(token))).toEqual([])
  expect(
    used(/background(?:-color)?: var\((--[\w-]+)\)/g).filter((token) => !grounds.includes(token)),
  ).toEqual([])
})

test("white on Bootstrap's info and warning colours fails, which proves that the measure works", () => {
  expect(contrast('#ffffff', '#0dcaf0')).toBeCloseTo(1.96, 1)
  expect(contrast('#ffffff', '#ffc107')).toBeCloseTo(1.63, 1)
})

/** The colour of a token where more contrast is asked for, which another token may give. */
function clearerColour(token: string, theme: Theme): string {
  const given = new RegExp(`${token}: var\\((--[\\w-]+)\\)`).exec(MORE)?.[1]
  if (given) return clearerColour(given, theme)
  return colour(token, theme, MORE.includes(`${token}: `) ? MORE : TOKENS)
}

function colour(token: string, theme: Theme, css = TOKENS): string {
  const found = new RegExp(`${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  const value = found?.[theme === 'light' ? 1 : 2]
  if (!value) throw new Error(`${token} has no pair of colours`)
  return value
}

/** @returns the contrast ratio of WCAG 2.2, from 1 to 21 */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
