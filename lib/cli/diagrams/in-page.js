// @ts-check
/* global mermaid */
'use strict'

// Runs in the browser that draws diagrams, beside Mermaid: see draw-diagrams.ts. It draws a diagram, and writes what is
// seen as an SVG that needs no stylesheet: computed styles become attributes.

/**
 * @typedef {{ ground: string; text: string; line: string; shape: string; variables: Record<string, string> }} Palette
 *   colours by what they are for; a colour that is none of them is replaced by the one of its purpose
 */

const SVG = 'http://www.w3.org/2000/svg'
/** How high the letters of the font stand above the line, and its other part below, in em. */
const ASCENT = 0.905
/** Width of diagrams that are as wide as their page, in pixels. */
const COLUMN = 760
/** Height of a row of words, in pixels. */
const ROW = 20
/** Characters of the words of a drawing, for those who don't see it. */
const MAX_WORDS = 400
/** Space around a drawing, in pixels. */
const MARGIN = 12

const ELEMENTS = new Set(
  'circle clippath defs ellipse g line marker path polygon polyline rect text tspan'.split(' '),
)
const GEOMETRY =
  'cx cy d dx dy height id lengthAdjust markerHeight markerUnits markerWidth orient points r refX refY rx ry textLength transform viewBox width x x1 x2 y y1 y2'.split(
    ' ',
  )
const MARKERS = ['marker-end', 'marker-mid', 'marker-start']
/** Styles that are written as attributes, with the value that each has without it. */
const STYLES = {
  'dominant-baseline': 'auto',
  'fill-opacity': '1',
  'font-size': '',
  'font-style': 'normal',
  'font-weight': '400',
  opacity: '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-opacity': '1',
  'stroke-width': '1px',
  'text-anchor': 'start',
  'text-decoration-line': 'none',
}
const OF_TEXT = /^(?:dominant-baseline|font-|text-)/
/** Labels that stand beside or upon lines instead of in a shape. */
const LABELS =
  '.edgeLabel text, .edgeTerminals text, text.messageText, text.loopText, .relationshipLabel, text.cardinality'

/**
 * Draws a diagram in a theme.
 * @param {string} source @param {Palette} palette
 * @returns {Promise<string>} an SVG document
 */
async function drawDiagram(source, palette) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    themeVariables: palette.variables,
    fontFamily: 'Arial',
    // As narrow as their words allow: a picture wider than the column is shrunk.
    flowchart: { minNodeWidth: 60, nodeSpacing: 32, rankSpacing: 40 },
    state: { minNodeWidth: 60 },
    gantt: { useWidth: COLUMN },
    deterministicIds: true,
    suppressErrorRendering: true,
    secure: [
      ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'theme', 'themeVariables'],
      ...['themeCSS', 'fontFamily', 'htmlLabels', 'look'],
    ],
  })
  const { svg } = await mermaid.render('diagrama', source, host)
  host.innerHTML = svg
  const drawn = host.querySelector('svg')
  if (!drawn) throw new Error('Nothing is drawn')
  return written(drawn, palette)
}

/** @param {SVGSVGElement} drawn @param {Palette} palette */
function written(drawn, palette) {
  if (drawn.querySelector('image')) throw new Error('it has pictures, which the site can’t show')
  // The day of the drawing, which a plan may be far from.
  for (const today of drawn.querySelectorAll('.today')) today.remove()
  for (const html of drawn.querySelectorAll('foreignObject')) replaceHtml(html)
  const labels = [...drawn.querySelectorAll('text')].filter(
    (text) => text.matches(LABELS) || text.closest(LABELS),
  )
  for (const label of labels) putOnGround(label, palette.ground)
  const { x, y, width, height } = drawn.getBBox()
  const size = [Math.ceil(width + 2 * MARGIN), Math.ceil(height + 2 * MARGIN)]
  const [left, top] = [Math.floor(x - MARGIN), Math.floor(y - MARGIN)]
  const copy = element('svg', {
    ...{ width: size[0], height: size[1], viewBox: `${left} ${top} ${size[0]} ${size[1]}` },
    'font-family': 'Arial, Helvetica, Liberation Sans, Roboto, sans-serif',
  })
  const title = drawn.querySelector(':scope > title')?.textContent ?? ''
  const description = drawn.querySelector(':scope > desc')?.textContent ?? ''
  const said = [title, description].map((words) => words.trim().replace(/\s+/g, ' ')).filter(Boolean)
  if (said.length > 0) copy.append(element('title', {}, said.join('. ')))
  copy.append(element('desc', {}, wordsOf(drawn)))
  const box = { x: left, y: top, width: size[0], height: size[1] }
  copy.append(element('rect', { ...box, fill: palette.ground }))
  for (const child of drawn.children) appendCopy(copy, child, palette)
  const used = new XMLSerializer().serializeToString(copy)
  for (const marker of copy.querySelectorAll('marker, clipPath'))
    if (!used.includes(`#${marker.id})`)) marker.remove()
  for (const defs of copy.querySelectorAll('defs')) if (defs.children.length === 0) defs.remove()
  return new XMLSerializer().serializeToString(copy)
}

/** @param {string} name @param {Record<string, unknown>} attributes @param {string} words */
function element(name, attributes, words = '') {
  const created = document.createElementNS(SVG, name)
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, String(value))
  created.textContent = words
  return created
}

/** The words of a drawing, from top to bottom and in a row from left to right. @param {SVGElement} drawn */
function wordsOf(drawn) {
  const words = [...drawn.querySelectorAll('text')].map((text) => {
    const lines = [...text.children].filter((child) => child.localName === 'tspan')
    const shown =
      lines.length > 0 ? lines.map((line) => line.textContent ?? '').join(' ') : (text.textContent ?? '')
    const { left, top } = text.getBoundingClientRect()
    return { shown: shown.trim().replace(/\s+/g, ' '), left, row: Math.round(top / ROW) }
  })
  words.sort((one, other) => one.row - other.row || one.left - other.left)
  return [...new Set(words.map(({ shown }) => shown).filter(Boolean))].join(', ').slice(0, MAX_WORDS)
}

/** Replaces a label in HTML by lines of text at the same places. @param {SVGForeignObjectElement} html */
function replaceHtml(html) {
  const toUser = html.getScreenCTM()?.inverse()
  const lines = document.createElementNS(SVG, 'g')
  const texts = document.createTreeWalker(html, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const style = getComputedStyle(node.parentElement ?? html)
    for (const { words, box } of linesOf(node)) {
      const size = Number.parseFloat(style.fontSize)
      const from = new DOMPoint(box.left, box.top + size * ASCENT).matrixTransform(toUser)
      const to = new DOMPoint(box.right, box.bottom).matrixTransform(toUser)
      const looks = ['font-size', 'font-style', 'font-weight', 'text-decoration-line'].map(
        (name) => `${name}: ${style.getPropertyValue(name)} !important;`,
      )
      lines.append(
        element(
          'text',
          {
            ...{ x: from.x, y: from.y, textLength: to.x - from.x },
            style: `${looks.join('')} text-anchor: start !important; dominant-baseline: auto !important`,
          },
          words,
        ),
      )
    }
  }
  html.replaceWith(lines)
}

/** The lines in which a browser has broken a text, with their places on the screen. @param {Node} node */
function linesOf(node) {
  /** @type {{ words: string; box: DOMRect }[]} */
  const lines = []
  const range = document.createRange()
  for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    for (const box of range.getClientRects()) {
      const last = lines.at(-1)
      const isSameLine = last && Math.abs(last.box.top - box.top) < 2 && box.left >= last.box.left
      if (last && isSameLine) {
        last.words += ` ${word}`
        last.box = new DOMRect(last.box.left, last.box.top, box.right - last.box.left, last.box.height)
      } else if (box.width > 0) lines.push({ words: word, box })
      break
    }
  }
  return lines
}

/**
 * Puts a label on a ground of its own, so that no line crosses it.
 * @param {SVGTextElement} label
 * @param {string} colour
 */
function putOnGround(label, colour) {
  if (!label.textContent?.trim()) return
  const { x, y, width, height } = label.getBBox()
  const transform = label.getAttribute('transform')
  const style = `fill: ${colour} !important; stroke: none !important; opacity: 1 !important`
  const box = { x: x - 3, y, width: width + 6, height, ...(transform && { transform }) }
  label.before(element('rect', { ...box, style }))
}

/** @param {Element} parent @param {Element} drawn @param {Palette} palette */
function appendCopy(parent, drawn, palette) {
  const name = drawn.localName
  // Of its alternatives, the first is shown.
  if (name === 'switch' && drawn.firstElementChild)
    return appendCopy(parent, drawn.firstElementChild, palette)
  if (!ELEMENTS.has(name.toLowerCase())) return
  const style = getComputedStyle(drawn)
  const inDefinition = drawn.closest('defs, marker, clipPath') !== null
  if (style.display === 'none' || style.visibility === 'hidden' || (!inDefinition && style.opacity === '0'))
    return
  const copy = document.createElementNS(SVG, name)
  for (const attribute of GEOMETRY) {
    const value = drawn.getAttribute(attribute)
    if (value !== null && (attribute !== 'id' || inDefinition)) copy.setAttribute(attribute, rounded(value))
  }
  for (const marker of MARKERS) {
    const id = /#([\w-]+)["')]/.exec(drawn.getAttribute(marker) ?? '')?.[1]
    if (id) copy.setAttribute(marker, `url(#${id})`)
  }
  if (!/^(?:g|defs|marker|clipPath)$/.test(name)) look(copy, drawn, style, palette)
  else if (style.opacity !== '1') copy.setAttribute('opacity', style.opacity)
  for (const child of drawn.childNodes) {
    if (child instanceof Element) appendCopy(copy, child, palette)
    else if (child.nodeType === Node.TEXT_NODE && /^(?:text|tspan)$/.test(name))
      copy.append(child.textContent ?? '')
  }
  if (/^(?:text|tspan)$/.test(name)) keepLength(copy, drawn)
  if (!isEmpty(copy)) parent.append(...(isFrame(copy) ? copy.children : [copy]))
}

/**
 * Makes a line as long as it is drawn, whatever font a reader has, so that it stays in its shape.
 * @param {Element} copy
 * @param {Element} drawn
 */
function keepLength(copy, drawn) {
  if (copy.children.length > 0 || !(drawn instanceof SVGTextContentElement)) return
  const length = Number(drawn.getAttribute('textLength')) || drawn.getComputedTextLength()
  if (length === 0 || !copy.textContent?.trim()) return
  copy.setAttribute('textLength', rounded(length.toFixed(2)))
  copy.setAttribute('lengthAdjust', 'spacingAndGlyphs')
}

/** @param {Element} copy */
function isEmpty(copy) {
  const { localName, children, textContent } = copy
  if (/^(?:g|defs|marker)$/.test(localName)) return children.length === 0
  if (/^(?:text|tspan)$/.test(localName)) return !textContent?.trim()
  return localName === 'rect' && !(Number.parseFloat(copy.getAttribute('width') ?? '0') > 0)
}

/** Whether a group changes nothing of what is in it. @param {Element} copy */
function isFrame({ localName, attributes }) {
  return localName === 'g' && attributes.length === 0
}

/** @param {Element} copy @param {Element} drawn @param {CSSStyleDeclaration} style @param {Palette} palette */
function look(copy, drawn, style, palette) {
  const isText = /^(?:text|tspan)$/.test(drawn.localName)
  const inText =
    drawn.localName === 'tspan' && drawn.parentElement ? getComputedStyle(drawn.parentElement) : null
  for (const [name, usual] of Object.entries(STYLES)) {
    if (OF_TEXT.test(name) && !isText) continue
    if (name.startsWith('stroke') && (isText || style.stroke === 'none')) continue
    const value = style.getPropertyValue(name)
    if (value === usual || value === inText?.getPropertyValue(name)) continue
    copy.setAttribute(
      name === 'text-decoration-line' ? 'text-decoration' : name,
      value.replace(/px\b/g, '').replaceAll('"', ''),
    )
  }
  const fill = isText ? palette.text : palette.shape
  const filled = colourOf(style.fill, fill, palette)
  if (!inText || style.fill !== inText.fill) copy.setAttribute('fill', filled)
  const stroke = isText ? 'none' : colourOf(style.stroke, palette.line, palette)
  if (stroke !== 'none') copy.setAttribute('stroke', stroke)
}

/**
 * A colour of the palette, or the one for its purpose: an author's own suits one theme at most.
 * @param {string} value @param {string} otherwise @param {Palette} palette
 */
function colourOf(value, otherwise, { ground, text, line, shape, variables }) {
  const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(value)
  if (!parts || parts[4] === '0') return 'none'
  const hex = `#${[1, 2, 3].map((part) => Number(parts[part]).toString(16).padStart(2, '0')).join('')}`
  return [ground, text, line, shape, ...Object.values(variables)].includes(hex) ? hex : otherwise
}

/** @param {string} value */
function rounded(value) {
  return value.replace(/-?\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))))
}

Object.assign(globalThis, { drawDiagram })
