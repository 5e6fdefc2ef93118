import { FONT_FAMILY, setText, unwritable, writable } from './lettering'

test.each([
  '¿Qué es «ñandú»? 100 % € — “x” …',
  'λ, π, ² y ½: a ≤ b ✓ ← ↑ ∑ √ ∞',
  'Ελλάδα Москва',
  'مرحبا بالعالم',
  'שלום עולם',
  '🎉 Fiesta 👩🏽‍💻',
  '',
])('a font has every character of %j', async (title) => {
  expect(await unwritable(title)).toBe('')
})

test.each([
  ['日本 en casa', '日本'],
  ['हिन्दी', 'हिन्दी'],
])('characters of %j that no font supports are reported', async (title, missing) => {
  expect(new Set(await unwritable(title))).toEqual(new Set(missing))
})

test.each([
  ['  a\n\n b  ', 'a b'],
  ['an\u0303o', 'año'],
  ['nulo\u0000y\ud800', 'nulo y'],
  ['🎉 Fiesta ❤️ 👩‍❤️‍👩 🇪🇸 1️⃣', 'Fiesta 1'],
  ['© ® ™ → ✓ ☀', '© ® ™ → ✓ ☀'],
])('%j is written as %j', (given, expected) => {
  expect(writable(given)).toBe(expected)
})

test('text is drawn as outlines, without depending on installed fonts', async () => {
  const draw = (children: string) =>
    setText({ type: 'div', key: null, props: { style: { fontFamily: FONT_FAMILY }, children } }, children, {
      width: 400,
      height: 100,
    })
  const svg = await draw('Hola → λ')
  expect(svg).toMatch(/^<svg width="400" height="100"/)
  expect(svg).not.toMatch(/<text|<image|font-family/)
  expect((await draw('Hola')).length).toBeLessThan(svg.length)
})
