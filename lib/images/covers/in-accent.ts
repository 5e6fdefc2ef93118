import 'server-only'
import { LRUCache } from 'lru-cache'
import { tintedBy } from '../../site/accent'
import { owner } from '../../site/owner'

const tints = new LRUCache<string, string>({ max: 200 })

/** Replaces the violet hues of a drawn image by the hue of the owner's accent; unchanged without an accent. */
export function inAccent(svg: string): string {
  const { accent } = owner.site
  if (!accent) return svg
  return svg.replace(/(?<!url\()#[0-9a-f]{6}\b/g, (colour) => tint(accent, colour))
}

function tint(accent: string, colour: string): string {
  const key = `${accent} ${colour}`
  const known = tints.get(key) ?? tintedBy(accent, colour)
  tints.set(key, known)
  return known
}
