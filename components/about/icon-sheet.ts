import { shortHash } from '@/lib/text/hash'
import { ICONS, type IconName } from './icons'

/** An SVG file with a symbol for every icon, named as the icon. */
export function iconSheet(): string {
  const symbols = Object.entries(ICONS).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

const version = shortHash(iconSheet())

/** Where an icon stands in the file; the address changes with the file. */
export function iconAddress(name: IconName): string {
  return `/media/icons.svg?v=${version}#${name}`
}

/** Tells whether the site has an icon of this name. */
export function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name)
}
