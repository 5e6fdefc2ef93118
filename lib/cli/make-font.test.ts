import { readFileSync } from 'node:fs'

/** The unicode ranges in app/site-document.tsx, as code points: of the preloaded font, and of the rest. */
function rangesOfLayout(): Set<number>[] {
  const layout = readFileSync('app/site-document.tsx', 'utf8')
  return [...layout.matchAll(/'(U\+[^']+)'/g)].map(([, ranges = '']) => {
    const codes = ranges.split(', ').flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
    return new Set(codes)
  })
}

test('what the interface is written in is in the part of the type that every page has; no sign is loaded twice', () => {
  const [spanish, others] = rangesOfLayout()
  for (const sign of 'El pingüino Ñandú comió «kiwi» — ¿a 5 €? ¡Sí!, 3 × 4 = 12 · 20 °C …')
    expect(spanish).toContain(sign.codePointAt(0))
  expect([...(others ?? [])].filter((code) => spanish?.has(code))).toEqual([])
  for (const sign of 'àçöøŒ™') expect(others).toContain(sign.codePointAt(0))
})
