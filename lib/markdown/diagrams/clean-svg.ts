import type { Element, ElementContent, Properties, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { THEME_COLOURS } from '../../config/theme-colours'
import { type Size, sizeWithin } from './extent'

/** A drawn diagram: its size in pixels, its distinct texts, and an SVG document for each theme. */
export type Drawing = { width: number; height: number; texts: string[]; light: string; dark: string }
export type Scheme = 'light' | 'dark'

/** Narrow system fonts: box widths are measured for a narrow font, and an SVG image can't load web fonts. */
const FONT = 'Arial, Helvetica, Liberation Sans, Roboto, sans-serif'

const ELEMENTS = new Set('circle defs ellipse g line marker path polygon polyline rect text tspan'.split(' '))
const ATTRIBUTES = new Set(
  'cx cy d dx dy fontSize fontStyle fontWeight height id markerEnd markerHeight markerStart markerWidth orient points r refX refY rx ry strokeDashArray strokeLineCap strokeLineJoin strokeWidth textAnchor transform width x x1 x2 y y1 y2'.split(
    ' ',
  ),
)
/** Text that the library writes into an entity without attributes. */
const NO_ATTRIBUTES = '(no attributes)'
const VALUE = /^(?:[\w\s.,%#()-]*|url\(#[\w-]+\))$/

/** Maps the colour variables of the library to colour tokens of the site. */
const COLOURS: Record<string, keyof typeof THEME_COLOURS> = {
  bg: 'color-surface',
  _text: 'color-text',
  '_text-sec': 'color-text-muted',
  '_text-muted': 'color-text-muted',
  '_text-faint': 'color-text-muted',
  _line: 'color-line-strong',
  _arrow: 'color-text-muted',
  '_node-fill': 'color-accent-soft',
  '_node-stroke': 'color-line-strong',
  '_group-fill': 'color-surface',
  '_group-hdr': 'color-sunken',
  '_inner-stroke': 'color-line',
  '_key-badge': 'color-mark',
}

const reader = unified().use(rehypeParse, { fragment: true })
const writer = unified().use(rehypeStringify, { space: 'svg', closeEmptyElements: true })

/**
 * Turns the library's SVG into standalone documents by an allow list of elements and attributes: no styles, scripts,
 * links or fonts, and the colours of the site's themes.
 * @returns null for a drawing without texts or size
 */
export function cleanSvg(svg: string): Drawing | null {
  const [root] = (reader.parse(svg) as Root).children
  if (root?.type !== 'element' || root.tagName !== 'svg') return null
  const own = { width: Number(root.properties.width), height: Number(root.properties.height) }
  const texts = textsOf(root)
  if (!(own.width > 0 && own.height > 0) || texts.length === 0) return null
  const size = sizeWithin(root, own)
  const write = (scheme: Scheme) => document(root, size, scheme)
  return { ...size, texts, light: write('light'), dark: write('dark') }
}

function document(root: Element, size: Size, scheme: Scheme): string {
  const ground: Element = {
    type: 'element',
    tagName: 'rect',
    properties: { ...size, fill: THEME_COLOURS['color-surface'][scheme] },
    children: [],
  }
  const frame: Element = {
    type: 'element',
    tagName: 'svg',
    properties: {
      xmlns: 'http://www.w3.org/2000/svg',
      ...size,
      viewBox: `0 0 ${size.width} ${size.height}`,
      fontFamily: FONT,
    },
    children: [ground, ...cleaned(root, scheme)],
  }
  return writer.stringify({ type: 'root', children: [frame] })
}

function cleaned(parent: Element, scheme: Scheme): ElementContent[] {
  return parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return /^t(?:ext|span)$/.test(parent.tagName) ? [child] : []
    if (child.type !== 'element' || !ELEMENTS.has(child.tagName)) return []
    const { tagName, properties } = child
    if (tagName === 'text' && toString(child) === NO_ATTRIBUTES) return []
    return [
      { type: 'element', tagName, properties: kept(properties, scheme), children: cleaned(child, scheme) },
    ]
  })
}

function kept(properties: Properties, scheme: Scheme): Properties {
  const found = Object.entries(properties).flatMap(([name, value]): [string, Properties[string]][] => {
    if (name === 'fill' || name === 'stroke') return [[name, colourOf(String(value), scheme)]]
    return ATTRIBUTES.has(name) && VALUE.test(String(value)) ? [[name, rounded(String(value))]] : []
  })
  return Object.fromEntries(found)
}

function rounded(value: string): string {
  return value.replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))))
}

function colourOf(value: string, scheme: Scheme): string {
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  const token = name === undefined ? undefined : COLOURS[name]
  return token === undefined ? 'none' : THEME_COLOURS[token][scheme]
}

function textsOf(root: Element): string[] {
  const texts = new Set<string>()
  visit(root, 'element', (node) => {
    const text = node.tagName === 'text' ? toString(node).trim() : ''
    if (text && text !== NO_ATTRIBUTES) texts.add(text)
  })
  return [...texts]
}
