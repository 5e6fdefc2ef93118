import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { describeDiagram, diagramFile } from '../../markdown/diagrams'
import { CHROMIUM_ARGS, findChromium } from '../chromium'
import { drawDiagrams, isDrawn, removeStrayDiagrams } from './draw-diagrams'

const content = mkdtempSync(path.join(tmpdir(), 'diagrams-'))
afterAll(() => rm(content, { recursive: true }))

const drawn = (source: string, scheme: 'light' | 'dark' = 'light') =>
  readFileSync(diagramFile(source, scheme, content), 'utf8')

const LABELLED =
  'flowchart LR\n  A{¿Qué es?} -->|un libro prestado| B[Devolver]\n  A -->|otra cosa| C[Buscar]\n  C -->|nada| A'
const DRAWN: Record<string, [source: string, ...words: string[]]> = {
  'edges without blanks': ['graph TD\n  A-->B', 'A', 'B'],
  'names with accents': ['graph LR\n  petición --> respuesta', 'petición', 'respuesta'],
  'labels of edges': [LABELLED, '¿Qué es?', 'un libro prestado', 'otra cosa', 'nada'],
  'words in HTML': [
    'graph TD\n  A["Uno<br>dos <b>tres</b>"] --> B["a &lt; b"]',
    'Uno',
    'dos',
    'tres',
    'a < b',
  ],
  'a sequence': [
    'sequenceDiagram\n  Ana->>Luis: ¿Vienes?\n  Note over Luis: Piensa',
    'Ana',
    '¿Vienes?',
    'Piensa',
  ],
  classes: ['classDiagram\n  Animal <|-- Pato\n  Animal : +int edad', 'Animal', 'Pato', 'edad'],
  states: [
    'stateDiagram-v2\n  [*] --> Quieto\n  Quieto --> Andando: empieza',
    'Quieto',
    'Andando',
    'empieza',
  ],
  entities: ['erDiagram\n  CLIENTE ||--o{ PEDIDO : hace', 'CLIENTE', 'PEDIDO', 'hace'],
  shares: ['pie title Mascotas\n  "Perros" : 3\n  "Gatos" : 2', 'Mascotas', 'Perros', 'Gatos'],
  'colours and links of an author': [
    'graph TD\n  A[Uno]:::x --> B\n  classDef x fill:#f00\n  click A "javascript:alert(1)"',
    'Uno',
  ],
  'no harm of words': ['graph TD\n  A["<img src=x onerror=alert(1)>Uno<script>alert(2)</script>"]', 'Uno'],
}
const NOT_DRAWN = { 'a slip': 'graph TD\n  A[Uno --> B', 'another language': 'dibujo\n  a b' }

const withBrowser = findChromium() ? describe : describe.skip

withBrowser('with a browser', () => {
  let faults = new Map<string, string>()
  beforeAll(async () => {
    const sources = [...Object.values(DRAWN).map(([source]) => source), ...Object.values(NOT_DRAWN)]
    faults = await drawDiagrams(sources, content)
  }, 120_000)

  test.each(Object.entries(DRAWN))(
    '%s: drawn in both themes, with all labels',
    (_what, [source, ...words]) => {
      expect(faults.get(source)).toBeUndefined()
      expect(isDrawn(source, content)).toBe(true)
      expect(drawn(source)).not.toBe(drawn(source, 'dark'))
      const { texts = '' } = describeDiagram(drawn(source)) ?? {}
      for (const word of words) expect(texts).toContain(word)
    },
  )

  test('a drawing has no styles, scripts, links or external resources', () => {
    for (const [source] of Object.values(DRAWN))
      expect(drawn(source)).not.toMatch(
        /<(?:style|script|a|image|foreignObject)\b|\son\w+=|\sstyle=|href|https?:\/\/(?!www\.w3\.org)/i,
      )
  })

  test.each(Object.entries(NOT_DRAWN))('%s: not drawn, and reported', (_what, source) => {
    expect(faults.get(source)).toMatch(/^[^\n]{5,}$/)
    expect(isDrawn(source, content)).toBe(false)
  })

  test('no line crosses a label', async () => {
    const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_ARGS })
    const page = await browser.newPage()
    await page.setContent(drawn(LABELLED))
    const { labels, crossed, passing } = await page.evaluate(() => {
      const found = { labels: 0, crossed: 0, passing: 0 }
      const grounds = [...document.querySelectorAll('rect + text')].map((text) =>
        text.getBoundingClientRect(),
      )
      found.labels = grounds.length
      for (const line of document.querySelectorAll<SVGPathElement>('path[marker-end]')) {
        const matrix = line.getScreenCTM()
        for (let at = 0; at < line.getTotalLength(); at += 1) {
          const { x, y } = line.getPointAtLength(at).matrixTransform(matrix ?? undefined)
          if (!grounds.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)) continue
          found.passing += 1
          if (document.elementFromPoint(x, y) === line) found.crossed += 1
        }
      }
      return found
    })
    await browser.close()
    expect(labels).toBeGreaterThanOrEqual(3)
    expect(passing).toBeGreaterThan(10)
    expect(crossed).toBe(0)
  })

  test('existing drawings are not drawn again, and unused ones are deleted', async () => {
    const file = diagramFile(LABELLED, 'light', content)
    const before = statSync(file).mtimeMs
    expect(await drawDiagrams([LABELLED], content)).toEqual(new Map())
    expect(statSync(file).mtimeMs).toBe(before)
    await removeStrayDiagrams([LABELLED], content)
    expect(readdirSync(path.dirname(file))).toHaveLength(2)
  })
})

test('without a browser a diagram is reported with the requirement', async () => {
  jest.resetModules()
  jest.doMock('../chromium', () => ({ findChromium: () => null }))
  const { drawDiagrams: draw } = await import('./draw-diagrams')
  const faults = await draw(['graph TD\n  A --> Z'], content)
  expect([...faults.values()]).toEqual([expect.stringContaining('npx playwright install chromium')])
})
