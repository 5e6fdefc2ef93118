import 'server-only'
import { owner } from '../../config/owner'
import { shownSite } from '../../config/shown-site'
import { shortHash } from '../../text/hash'
import { findIcon, type Icon } from './find-icon'
import { isEmoji, isHobbyIcon } from './hobby-icons'

/** An SVG sprite with a symbol for every icon that the owner's files name: skills, tools, hobbies and accounts. */
export function iconSheet(): { svg: string; version: string } {
  const { skills, tools, hobbies } = owner.about
  const names = [
    ...[...skills, ...tools].map(iconName),
    ...hobbies.map(({ icon }) => icon ?? ''),
    ...shownSite(owner.site).social.map(({ kind }) => kind),
  ]
  const found = names.map(findIcon).filter((icon) => icon !== null)
  const icons = new Map(found.map((icon) => [icon.id, icon]))
  const symbols = [...icons.values()].map(
    ({ id, path }) => `<symbol id="${id}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  return { svg, version: shortHash(svg) }
}

/** URL of an icon in the sprite, with the sprite's version, so that it can be cached as immutable. */
export function iconAddress({ id }: Icon): string {
  return `/media/icons.svg?v=${iconSheet().version}#${id}`
}

/** The icon of a skill or a tool: the configured one, else the one that matches its name. */
export function iconOf({ icon, name }: { icon: string | null; name: string }): Icon | null {
  return (icon === null ? null : findIcon(icon)) ?? findIcon(name)
}

/** Names of the skills and tools that are shown with initials, for `npm run check`. */
export function skillsWithoutIcon({ skills, tools } = owner.about): string[] {
  return [...skills, ...tools].filter((one) => iconOf(one) === null).map(({ name }) => name)
}

/** Icons of hobbies that don't exist, for `npm run check`. */
export function unknownHobbyIcons({ hobbies } = owner.about): string[] {
  const given = hobbies.flatMap(({ icon }) => icon ?? [])
  return given.filter((icon) => !isEmoji(icon) && !isHobbyIcon(icon) && findIcon(icon) === null)
}

function iconName({ icon, name }: { icon: string | null; name: string }): string {
  return icon !== null && findIcon(icon) ? icon : name
}
