import type { Properties } from 'hast'

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
