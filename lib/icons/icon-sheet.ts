import 'server-only'
import { owner } from '../site/owner'
import { siteColours, shownSite } from '../site/shown-site'
import { shortHash } from '../text/random'
import { findIcon, type Icon, isEmoji, isHobbyIcon } from './find-icon'
import { imageResponse } from '../images/image-response'
import { getIcon, isIconName } from './site-icon'

/** Side of an icon's square view box, in units of its path. */
const SIDE = 24
/**
 * Height of a tile, of the same width: the icon in the light theme's accent, a gap, so that neither shows at the edge
 * of the other, and the icon in the dark theme's accent.
 */
const TILE_HEIGHT = 3 * SIDE
/** Prefix of the id of an icon's tile; no icon's own id has a hyphen. */
const TILE = 'tile-'

/**
 * Returns an SVG sprite with every icon that the owner's files name: skills, tools, hobbies and accounts. An icon's
 * path is used inline, in the colour of the text. Its tile is an image with the icon in the accents of both themes, of
 * which the page shows one. A media query in the sprite would not do: Safari evaluates it for the system's theme, and
 * not for the one that was chosen on the page.
 */
export function iconSheet(): { svg: string; version: string } {
  const { skills, tools, hobbies } = owner.about
  const names = [
    ...[...skills, ...tools].map(iconName),
    ...hobbies.map(({ icon }) => icon ?? ''),
    ...shownSite(owner.site).social.map(({ kind }) => kind),
  ]
  const found = names.map(findIcon).filter((icon) => icon !== null)
  const icons = new Map(found.map((icon) => [icon.id, icon]))
  const { light, dark } = siteColours()['color-accent']
  const tiles = [...icons.values()].map(({ id, path }, at) => {
    const x = at * SIDE
    const view = `<view id="${TILE}${id}" viewBox="${x} 0 ${SIDE} ${TILE_HEIGHT}"/>`
    return `${view}<g transform="translate(${x})"><path id="${id}" d="${path}"/><use href="#${id}" y="${TILE_HEIGHT - SIDE}" fill="${dark}"/></g>`
  })
  // The fill applies to the sprite as a document only: a path that is used elsewhere doesn't inherit it.
  const root = `xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${TILE_HEIGHT}" fill="${light}"`
  const svg = `<svg ${root}>${tiles.join('')}</svg>`
  return { svg, version: shortHash(svg) }
}

/** Returns the URL of an icon in the sprite, with the sprite's version, so that it can be cached as immutable. */
export function iconAddress({ id }: Pick<Icon, 'id'>): string {
  return `/media/icons.svg?v=${iconSheet().version}#${id}`
}

/** Returns the URL of an icon as an image, versioned likewise. */
export function tileAddress({ id }: Icon): string {
  return iconAddress({ id: TILE + id })
}

/** Returns the icon of a skill or a tool: the configured one, else the one that matches its name. */
export function iconOf({ icon, name }: { icon: string | null; name: string }): Icon | null {
  return (icon === null ? null : findIcon(icon)) ?? findIcon(name)
}

/** Returns the names of skills and tools that are shown with initials, for `npm run check`. */
export function skillsWithoutIcon({ skills, tools } = owner.about): string[] {
  return [...skills, ...tools].filter((one) => iconOf(one) === null).map(({ name }) => name)
}

/** Returns the names of configured hobby icons that don't exist, for `npm run check`. */
export function unknownHobbyIcons({ hobbies } = owner.about): string[] {
  const given = hobbies.flatMap(({ icon }) => icon ?? [])
  return given.filter((icon) => !isEmoji(icon) && !isHobbyIcon(icon) && findIcon(icon) === null)
}

function iconName({ icon, name }: { icon: string | null; name: string }): string {
  return icon !== null && findIcon(icon) ? icon : name
}

/** Responds with an icon of the site, or with 404 for a name without an icon. */
export function iconResponse(request: Request, name: string): Promise<Response> {
  return imageResponse(request, async () => (isIconName(name) ? getIcon(name) : null))
}
