import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { writeWhole } from '../../site/write-whole.mjs'
import { diagramFile, diagramName, DIAGRAMS_FOLDER, SCHEMES } from '../../markdown/diagrams'
import { diagramPalette } from './palette'

const ELEMENTS = new Set(
  'circle clipPath defs desc ellipse g line marker path polygon polyline rect svg text title tspan'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  [
    'cx cy d dominant-baseline dx dy fill fill-opacity font-family font-size font-style font-weight height id lengthAdjust',
    'marker-end marker-mid marker-start markerHeight markerUnits markerWidth opacity orient points r refX refY rx ry',
    'stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor text-decoration textLength',
    'transform viewBox width x x1 x2 xmlns y y1 y2',
  ]
    .join(' ')
    .split(' '),
)
const VALUE = /^(?:[\w\s.,%#()+-]*|url\(#[\w-]+\)|http:\/\/www\.w3\.org\/2000\/svg)$/
const PART = /<(\/?)([a-zA-Z]+)((?:\s[\w-]+="[^"<>]*")*)\s*\/?>|[^<>]+/g
const ATTRIBUTE = /\s([\w-]+)="([^"<>]*)"/g

const MAX_CHARACTERS = 300_000

/**
 * Checks a drawing by an allow list of elements and attributes: no styles, scripts, links or fonts, and nothing that
 * leads elsewhere. Attributes that aren't allowed are removed.
 * @throws Error for a drawing with anything else, or one that is too large
 */
function cleanSvg(svg: string): string {
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="')) throw new Error('it is no drawing')
  let end = 0
  const cleaned = svg.replace(
    PART,
    (part, close: string, name: string | undefined, attributes = '', at: number) => {
      if (at !== end) throw new Error('it is no drawing')
      end = at + part.length
      if (name === undefined) return part
      if (!ELEMENTS.has(name)) throw new Error(`it has an element ${name}, which the site can’t show`)
      const kept = [...String(attributes).matchAll(ATTRIBUTE)].filter(
        ([, attribute = '', value = '']) => ATTRIBUTES.has(attribute) && VALUE.test(value),
      )
      return `<${close}${name}${kept.map(([written]) => written).join('')}${part.endsWith('/>') ? '/' : ''}>`
    },
  )
  if (end !== svg.length) throw new Error('it is no drawing')
  if (cleaned.length > MAX_CHARACTERS) throw new Error('it is too large')
  return cleaned
}

/** Ends a diagram that the browser can't lay out. */
const LONGEST_MS = 20_000
/** Statements that give an author's own colours, which suit one theme at most, and links, which pictures can't have. */
const LOOKS = /(^|[;\n])[ \t]*(?:classDef|click|linkStyle|style)[ \t][^;\n]*/g

const resolve = createRequire(import.meta.url).resolve

/**
 * Draws the diagrams that aren't drawn yet, with Mermaid in a browser, into files of the content: an image for each
 * theme. They are committed like the printed CVs, so that a server needs neither Mermaid nor a browser.
 * @param sources of the diagrams of all texts @param content the folder
 * @returns why a diagram isn't drawn, by its source without blank ends
 */
export async function drawDiagrams(
  sources: readonly string[],
  content: string,
): Promise<Map<string, string>> {
  const faults = new Map<string, string>()
  const missing = [...new Map(sources.map((source) => [diagramName(source), source.trim()])).values()].filter(
    (source) => !isDrawn(source, content),
  )
  if (missing.length === 0) return faults
  // Imported late: most checks find nothing to draw, and shouldn't wait for it.
  const { CHROMIUM_ARGS, findChromium } = await import('../chromium')
  const executablePath = findChromium()
  if (!executablePath) {
    for (const source of missing)
      faults.set(source, 'it is drawn by a browser, and there is none; run npx playwright install chromium')
    return faults
  }
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    let page = await openPage(browser)
    for (const source of missing) {
      const fault = await draw(source, content, page)
      if (!fault) continue
      faults.set(source, fault)
      await page.close()
      page = await openPage(browser)
    }
  } finally {
    await browser.close()
  }
  return faults
}

/** Whether a diagram is drawn in both themes. */
export function isDrawn(source: string, content: string): boolean {
  return SCHEMES.every((scheme) => existsSync(diagramFile(source, scheme, content)))
}

/** Removes the drawings of diagrams that no text has any more. @returns their names */
export async function removeStrayDiagrams(sources: readonly string[], content: string): Promise<string[]> {
  const folder = path.join(content, DIAGRAMS_FOLDER)
  const names = new Set(sources.map(diagramName))
  const files = await readdir(folder).catch(() => [])
  const strays = files.filter(
    (file) => /^[\da-f]{16}\.(?:light|dark)\.svg$/.test(file) && !names.has(file.slice(0, 16)),
  )
  await Promise.all(strays.map((file) => rm(path.join(folder, file))))
  return strays
}

/** @returns why it can't be drawn, or null */
async function draw(source: string, content: string, page: Page): Promise<string | null> {
  try {
    for (const scheme of SCHEMES) {
      const svg = cleanSvg(await drawIn(page, source, diagramPalette(scheme)))
      const file = diagramFile(source, scheme, content)
      await mkdir(path.dirname(file), { recursive: true })
      await writeWhole(file, `${svg}\n`)
    }
    return null
  } catch (error) {
    return faultOf(error)
  }
}

/** Opens a page with Mermaid, and with a font whose letters are as wide as those of the fonts that readers have. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ offline: true })
  const faces = await Promise.all(
    [400, 700].map(async (weight) => {
      const font = await readFile(resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`))
      const source = `url(data:font/woff2;base64,${font.toString('base64')})`
      return `@font-face { font-family: Arial; font-weight: ${weight}; src: ${source} }`
    }),
  )
  await page.setContent(
    `<!doctype html><style>${faces.join('\n')} body { font-family: Arial }</style><b>a</b><p>a</p>`,
  )
  await page.evaluate('document.fonts.ready')
  await page.addScriptTag({ path: resolve('@mermaid-js/tiny') })
  await page.addScriptTag({ path: path.join(import.meta.dirname, 'in-page.js') })
  return page
}

async function drawIn(
  page: Page,
  source: string,
  palette: ReturnType<typeof diagramPalette>,
): Promise<string> {
  const text = source.replace(/\r\n?/g, '\n').replace(LOOKS, '$1')
  const drawn = page.evaluate<string>(`drawDiagram(${JSON.stringify(text)}, ${JSON.stringify(palette)})`)
  const svg = await Promise.race([drawn, setTimeout(LONGEST_MS, null, { ref: false })])
  if (svg === null) throw new Error('it takes too long')
  return svg
}

/** The first line of Mermaid's message, without what the browser adds. */
function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [first = ''] = message
    .replace(/^page\.evaluate: /, '')
    .replace(/^(?:\w*Error: )+/, '')
    .split('\n')
  return first.replace(/[:.]\s*$/, '') || 'there is a slip in it'
}
