import { drawDiagram } from './draw-diagram'
import { diagramFault } from './diagram-source'

const FLOW = 'flowchart LR\n  A[Texto] -->|limpiar| B(Vectores)\n  B --> C{¿Más de 0,8?}'
const drawable = [
  ['Diagrama de flujo', FLOW],
  ['Diagrama de flujo', 'graph TD\n  A --> B'],
  ['Diagrama de estados', 'stateDiagram-v2\n  [*] --> Borrador\n  Borrador --> Publicado: publicar'],
  ['Diagrama de secuencia', 'sequenceDiagram\n  A->>B: GET /\n  B-->>A: 304'],
  ['Diagrama de clases', 'classDiagram\n  class Animal {\n    +comer() void\n  }\n  Animal <|-- Perro'],
  ['Diagrama entidad-relación', 'erDiagram\n  CLIENTE ||--o{ PEDIDO : hace\n  PEDIDO {\n    int id PK\n  }'],
] as const

test.each(drawable)(
  '%s: drawn in both themes, without styles, scripts, links or fonts from elsewhere',
  async (kind, source) => {
    const diagram = await drawDiagram(source)
    expect(diagram?.label).toMatch(new RegExp(`^${kind}: `))
    expect(diagram?.width).toBeGreaterThan(50)
    expect(diagram?.height).toBeGreaterThan(50)
    expect(diagram?.light).not.toBe(diagram?.dark)
    for (const svg of [diagram?.light ?? '', diagram?.dark ?? '']) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
      expect(svg).not.toMatch(/<style|\sstyle=|@import|<script|href|class=|data-|var\(|color-mix|url\((?!#)/)
      expect(svg).toContain('<text')
      expect(svg).not.toMatch(/no attributes|\.\d{3}/)
    }
  },
)

test('the description is the one that the author gives, or the texts of the diagram', async () => {
  expect((await drawDiagram(FLOW))?.label).toBe('Diagrama de flujo: limpiar, Texto, Vectores, ¿Más de 0,8?')
  const named = 'flowchart LR\n  accTitle: El clasificador\n  accDescr: De texto a etiqueta\n  A --> B'
  const diagram = await drawDiagram(named)
  expect(diagram?.label).toBe('El clasificador. De texto a etiqueta')
  expect(diagram?.light).not.toContain('acc')
  const lines = 'flowchart LR\n  accDescr {\n    Uno\n    dos\n  }\n  A --> B'
  expect((await drawDiagram(lines))?.label).toBe('Uno dos')
  expect((await drawDiagram(`---\ntitle: "Título"\n---\n${FLOW}`))?.label).toBe('Título')
})

test('the kind is named in the language of the page, what the author says is left as it is', async () => {
  expect((await drawDiagram(FLOW, 'en'))?.label).toBe('Flowchart: limpiar, Texto, Vectores, ¿Más de 0,8?')
  expect((await drawDiagram(FLOW))?.label).toMatch(/^Diagrama de flujo: /)
  const named = 'flowchart LR\n  accTitle: El clasificador\n  A --> B'
  expect((await drawDiagram(named, 'en'))?.label).toBe('El clasificador')
})

test('a description is cut', async () => {
  const described = await drawDiagram(`graph TD\n  accDescr: ${'x'.repeat(300)}\n  A --> B`)
  expect(described?.label).toBe('x'.repeat(200))
  const long = await drawDiagram(`graph TD\n  A[${'x'.repeat(300)}] --> B`)
  expect(long?.label).toMatch(/^Diagrama de flujo: x{181}$/)
})

test('colours that an author gives are left out: they fit one theme at most', async () => {
  const plain = await drawDiagram('graph TD\n  A --> B')
  const styled = await drawDiagram(
    'graph TD\n  A --> B\n  style A fill:#fff\n  classDef x fill:#000\n  linkStyle 0 stroke:red\n  click A href "javascript:alert(1)"',
  )
  expect(styled).toEqual(plain)
})

test.each([
  '<b onclick="x">hola</b><br/>dos',
  '<script>alert(1)</script>',
  '&quot;/><script>alert(1)</script>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '</text></svg><svg onload=alert(1)>',
  'a\u0001b\uffffc\ud800',
])('a hostile label is text: %j', async (label) => {
  const svg = (await drawDiagram(`graph TD\n  A["${label}"] --> B`))?.light ?? ''
  expect(svg.match(/<svg/g)).toHaveLength(1)
  expect(svg).not.toMatch(/<script|<img|<b\b|<[a-z]+ [^>]*\son\w+=|[\u0001\uffff\ud800]/)
  const names = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name))
  expect(['svg', 'rect', 'defs', 'marker', 'polygon', 'polyline', 'g', 'text', 'tspan']).toEqual(
    expect.arrayContaining([...names]),
  )
})

const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

test.each([
  ['another kind', 'pie\n  "a": 1'],
  ['a chart', 'xychart-beta\n  bar [1, 2]'],
  ['a gantt chart', 'gantt\n  title x'],
  ['no kind', 'hola'],
  ['nothing', ''],
  ['nothing to draw', 'graph TD'],
  ['too many characters', `graph TD\n  A["${'a'.repeat(4_000)}"]`],
  ['too many lines', `graph TD\n${many(200, (index) => `A${index}`)}`],
  ['too many arrows', `graph TD\n${many(90, (index) => `A${index} --> A${index + 1}`)}`],
  [
    'arrows that multiply',
    `graph TD\n  ${many(12, (i) => `A${i}`).replaceAll('\n', ' & ')} --> ${many(12, (i) => `B${i}`).replaceAll('\n', ' & ')}`,
  ],
  [
    'frames in frames',
    `graph TD\n${many(30, (index) => `subgraph S${index}`)}\nA --> B\n${many(30, () => 'end')}`,
  ],
  ['many relations', `erDiagram\n${many(90, (index) => `A${index} ||--o{ A${index + 1} : x`)}`],
  ['an unclosed description', 'graph TD\n accDescr {\n A --> B'],
])('%s: not drawn, without a fault, and the owner can be told', async (_name, source) => {
  expect(await drawDiagram(source)).toBeNull()
})

test.each(drawable)('%s: nothing to tell', (_kind, source) => expect(diagramFault(source)).toBeNull())

test('a diagram of some size is drawn', async () => {
  const diagram = await drawDiagram(
    `graph TD\n${many(50, (index) => `A${index % 24}[Paso ${index % 24}] --> A${(index * 7 + 1) % 24}`)}`,
  )
  expect(diagram?.light.length).toBeLessThan(100_000)
})

/** The texts of a drawing, in its order; those of `tspan` elements are joined. */
const textsOf = (svg = '') =>
  [...svg.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)].map(([, inside = '']) => inside.replace(/<[^>]*>/g, ''))

test.each([
  [FLOW, ['limpiar', 'Texto', 'Vectores', '¿Más de 0,8?']],
  [
    'sequenceDiagram\n  A->>B: GET /\n  B-->>A: 304\n  Note over A: fin',
    expect.arrayContaining(['A', 'B', 'GET /', '304', 'fin']) as string[],
  ],
  [drawable[4][1], ['Animal', '+ comer(): void', 'Perro']],
  [drawable[5][1], ['CLIENTE', 'PEDIDO', 'PK', 'int', 'id', 'hace']],
])('its labels are texts of the picture, in both themes: %#', async (source, texts) => {
  const diagram = await drawDiagram(source)
  expect(textsOf(diagram?.light)).toEqual(texts)
  expect(textsOf(diagram?.dark)).toEqual(texts)
})
