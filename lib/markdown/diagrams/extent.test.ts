import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { drawDiagram } from './draw-diagram'
import { sizeWithin } from './extent'

const OWN = { width: 100, height: 50 }

function sizeOf(inside: string) {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(`<svg>${inside}</svg>`) as Root
  return sizeWithin(tree.children[0] as Element, OWN)
}

test.each([
  ['<rect x="60" y="10" width="60.5" height="20"/>', 133, 50],
  ['<g><rect x="0" y="30" width="10" height="20"/></g>', 100, 62],
  ['<circle cx="100" cy="10" r="8"/>', 120, 50],
  ['<ellipse cx="10" cy="50" rx="8" ry="4"/>', 100, 66],
  ['<line x1="120" y1="0" x2="0" y2="70"/>', 132, 82],
  ['<polygon points="10,10 150.2,20 10,90"/>', 163, 102],
  ['<polyline points="10 10, 150 20"/>', 162, 50],
])('a drawing becomes large enough for %s', (inside, width, height) => {
  expect(sizeOf(inside)).toEqual({ width, height })
})

test.each([
  '',
  '<rect x="10" y="10" width="70" height="20"/>',
  '<rect width="100%" height="100%"/>',
  '<defs><marker><polygon points="0 0, 800 5"/></marker></defs>',
  '<g transform="translate(-400 0)"><rect x="450" width="20" height="9"/></g>',
  '<text x="300" y="20">a</text>',
  '<polygon points="none"/>',
])('it keeps its size with %j', (inside) => expect(sizeOf(inside)).toEqual(OWN))

test('no box of a flow chart is cut off at its edge, with labels on its way', async () => {
  const text = [
    'flowchart LR',
    '  A[Lo que se lee] --> B{¿Qué es?}',
    '  B -->|un carné| C[Ficha del socio]',
    '  B -->|un libro prestado| D[Devolver]',
    '  B -->|un libro libre| E[Prestar]',
    '  B -->|otra cosa| F[Buscar]',
  ].join('\n')
  const diagram = await drawDiagram(text)
  const ends = [...(diagram?.light ?? '').matchAll(/<rect x="([\d.]+)"[^>]* width="([\d.]+)"/g)].map(
    ([, x, width]) => Number(x) + Number(width),
  )
  expect(ends.length).toBeGreaterThan(5)
  expect(Math.max(...ends)).toBeLessThan(diagram?.width ?? 0)
})
