import type { Element, ElementContent, Root, Properties } from 'hast'
import rehypeParse from 'rehype-parse'
import temml from 'temml'
import { unified } from 'unified'

/** No article has longer formulas; typesetting time grows with their length. */
const MAX_CHARACTERS = 1_200
/** Elements of one formula, of which a matrix produces many from few characters, and their nesting. */
const MAX_ELEMENTS = 1_000
const MAX_DEPTH = 60
/** Maximum sizes in a formula, in em and in points. */
const MAX_SIZE: [number, number] = [10, 100]
const MAX_EXPANSIONS = 200

/**
 * Refused commands: definitions could multiply a formula; labels and references would become ids and links of the page.
 */
const DEFINITION =
  /\\(?:[gex]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|newenvironment|mathchoice|char|label|(?:eq)?ref)(?![a-zA-Z])/
/** A table column with a repeat count. */
const REPEATED_COLUMN = /\*\s*\{?\s*\d/

const ELEMENTS = new Set(
  'math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'accent columnspan depth display displaystyle fence form height largeop linethickness lspace mathvariant maxsize minsize movablelimits notation rowspan rspace scriptlevel separator stretchy symmetric voffset width'.split(
    ' ',
  ),
)

const reader = unified().use(rehypeParse, { fragment: true })

/**
 * Typesets a formula as MathML, by an allow list of elements and attributes; styles become classes and colours.
 * @param tex TeX, which is not trusted
 * @returns null when it can't be parsed, defines macros or exceeds a limit
 */
export function renderMath(tex: string, display: boolean): Element | null {
  if (tex.length > MAX_CHARACTERS || DEFINITION.test(tex) || REPEATED_COLUMN.test(tex)) return null
  try {
    const root = reader.parse(markup(tex, display)) as Root
    const [math] = root.children
    if (math?.type !== 'element' || math.tagName !== 'math' || root.children.length > 1) return null
    const left = { elements: MAX_ELEMENTS }
    return cleaned(math, left, 0)
  } catch {
    return null // invalid TeX: the text shows its source
  }
}

function markup(tex: string, displayMode: boolean): string {
  return temml.renderToString(tex, {
    displayMode,
    throwOnError: true,
    trust: false,
    macros: {},
    maxSize: MAX_SIZE,
    maxExpand: MAX_EXPANSIONS,
  })
}

/** Copies the allowed elements. @throws RangeError when the formula has too many elements or is too deep */
function cleaned(node: Element, left: { elements: number }, depth: number): Element {
  left.elements -= 1
  if (left.elements < 0 || depth > MAX_DEPTH) throw new RangeError('formula')
  const kept = Object.entries(node.properties).filter(([name]) => ATTRIBUTES.has(name.toLowerCase()))
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child]
    if (child.type !== 'element') return []
    if (ELEMENTS.has(child.tagName)) return [cleaned(child, left, depth + 1)]
    return child.children.filter(({ type }) => type === 'text') // such as equation numbers, which need a counter
  })
  return {
    type: 'element',
    tagName: node.tagName,
    properties: { ...Object.fromEntries(kept), ...mathLook(node.properties) },
    children,
  }
}

/** Classes of the typesetter for which components/markdown/math.css has rules. */
const KNOWN = new Set([
  'tml-left',
  'tml-right',
  'tml-jot',
  'tml-cancel',
  'upstrike',
  'downstrike',
  'tml-xcancel',
  'sout',
])
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,20})$/i
const EDGE = /^border-(top|right|bottom|left)$/

/**
 * Converts the style attribute of a formula's element, which the Content-Security-Policy of a page forbids: recurring
 * styles become classes, colours become attributes.
 */
export function mathLook({ className, style, mathbackground }: Properties): Properties {
  const declared = [...String(style ?? '').matchAll(/([\w-]+):([^;]*);/g)]
  const names = new Set(
    [className ?? []]
      .flat()
      .map(String)
      .filter((name) => KNOWN.has(name)),
  )
  for (const [, property = '', value = ''] of declared) {
    const name = classOf(property, value.trim())
    if (name) names.add(name)
  }
  const ink = declared.findLast(([, property]) => property === 'color')?.[2] ?? ''
  const ground = String(mathbackground ?? '')
  return {
    ...(names.size > 0 && { className: [...names] }),
    ...(COLOUR.test(ink) && { mathcolor: ink }),
    ...(COLOUR.test(ground) && { mathbackground: ground }),
  }
}

function classOf(property: string, value: string): string | null {
  const edge = EDGE.exec(property)?.[1]
  if (edge) return `tml-line-${edge}`
  if (property === 'border') return 'tml-box'
  if (property === 'width') return value === '100%' ? 'tml-wide' : value === '50%' ? 'tml-side' : null
  if (property === 'padding-left')
    return Number.parseFloat(value) === 0 ? 'tml-start' : value === '1em' ? 'tml-apart' : null
  if (property === 'padding-right') return Number.parseFloat(value) === 0 ? 'tml-end' : null
  return null
}
