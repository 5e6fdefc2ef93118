import { shortHash } from '@/lib/text/hash'
import { ICONS, type IconName } from './icons'

/** An SVG sprite with one symbol for every icon; the symbol's id is the name of the icon. */
export function iconSheet(): string {
  const symbols = Object.entries(ICONS).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

const version = shortHash(iconSheet())

/** URL of an icon in the sprite. It contains a hash of the file, which is cached as immutable. */
export function iconAddress(name: IconName): string {
  return `/media/icons.svg?v=${version}#${name}`
}

/** Whether the site has an icon of this name. */
export function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name)
}
