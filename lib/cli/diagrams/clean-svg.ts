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
export function cleanSvg(svg: string): string {
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
