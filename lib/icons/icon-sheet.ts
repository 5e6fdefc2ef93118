import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { titleToSlug } from 'simple-icons/sdk'
import { owner } from '../site/owner'
import { shownSite, siteColours } from '../site/shown-site'
import { shortHash } from '../text/random'

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

/** @param id the symbol's name in the icon sheet @param path in a 24 × 24 view box */
export type Icon = { id: string; path: string }

const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/simple-icons/icons')

/** Common names that differ from those of simple-icons, as slugs. */
const ALIASES = new Map([
  ['bash', 'gnubash'],
  ['css3', 'css'],
  ['devto', 'devdotto'],
  ['eclipse', 'eclipseide'],
  ['expressjs', 'express'],
  ['golang', 'go'],
  ['html', 'html5'],
  ['intellij', 'intellijidea'],
  ['java', 'openjdk'],
  ['js', 'javascript'],
  ['k8s', 'kubernetes'],
  ['postgres', 'postgresql'],
  ['python3', 'python'],
  ['reactnative', 'react'],
  ['sklearn', 'scikitlearn'],
  ['tailwind', 'tailwindcss'],
  ['ts', 'typescript'],
  ['twitter', 'x'],
  ['vscode', 'visualstudiocode'],
  ['vue', 'vuedotjs'],
])

const found = new Map<string, Icon | null>()

/**
 * Finds the icon of a technology, tool or network. Icons are read from the files of simple-icons on first use: importing
 * the collection would load 5 MB into every server process.
 * @param name as people write it, in any case: 'Node.js', 'C++', 'VUE.JS', '.NET', or the slug itself
 * @returns null for a name without an icon
 */
export function findIcon(name: string): Icon | null {
  const known = found.get(name)
  if (known !== undefined) return known
  const icon =
    slugsOf(name)
      .map(readIcon)
      .find((one) => one !== null) ?? null
  found.set(name, icon)
  return icon
}

/** Candidate slugs for a name. The sharp sign counts: C# is not C. */
function slugsOf(name: string): string[] {
  const slug = titleToSlug(name.trim().replaceAll('#', 'sharp'))
  const withoutJs = slug.replace(/(?:dot)?js$/, '')
  return [slug, slug.replace(/js$/, 'dotjs'), withoutJs].map((one) => ALIASES.get(one) ?? one).filter(Boolean)
}

function readIcon(slug: string): Icon | null {
  const drawn = Object.hasOwn(DRAWN_ICONS, slug) ? DRAWN_ICONS[slug] : undefined
  if (drawn !== undefined) return { id: slug, path: drawn }
  const file = path.join(/* turbopackIgnore: true */ FOLDER, `${slug}.svg`)
  const shape = existsSync(file) ? / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return shape === undefined ? null : { id: slug, path: shape }
}

/**
 * Filled icons, one SVG path in a 24 × 24 view box, for two tools that the icon collection lacks: an editor, and
 * crossing channels. The keys are slugs.
 */
const DRAWN_ICONS: Readonly<Record<string, string>> = {
  visualstudiocode:
    'M3 4.5A2.5 2.5 0 0 1 5.5 2h13A2.5 2.5 0 0 1 21 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 19.5ZM9.7 8.3a1 1 0 0 0-1.4 0l-3 3a1 1 0 0 0 0 1.4l3 3a1 1 0 0 0 1.4-1.4L7.4 12l2.3-2.3a1 1 0 0 0 0-1.4Zm4.600 0a1 1 0 0 0 0 1.4l2.3 2.3-2.3 2.3a1 1 0 0 0 1.4 1.4l3-3a1 1 0 0 0 0-1.4l-3-3a1 1 0 0 0-1.4 0Z',
  slack:
    'M9 2a2 2 0 0 1 2 2v3h2V4a2 2 0 0 1 4 0v3h3a2 2 0 0 1 0 4h-3v2h3a2 2 0 0 1 0 4h-3v3a2 2 0 0 1-4 0v-3h-2v3a2 2 0 0 1-4 0v-3H4a2 2 0 0 1 0-4h3v-2H4a2 2 0 0 1 0-4h3V4a2 2 0 0 1 2-2Zm2 9v2h2v-2Z',
}

/** Line icons of hobbies in a 24 × 24 view box, by the names that `about.ts` uses. */
export const HOBBY_ICONS = {
  hiking: 'M2.5 19.5 9.5 6l4.5 8 2.5-4 5 9.5ZM9.5 6V3.5l3 1.2L9.5 6M7 11.2l2.5 1.8 2-1.5',
  travel:
    'M4 16.5V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v10.5ZM4 11.5h16M12 4v7.5M7.5 14h.1M16.5 14h.1M7 16.5 5 20M17 16.5l2 3.5',
  reading: 'M12 6.5C10 5 7 4.5 3.5 4.5V18c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5V20',
  sport: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 6c4.5 3 4.5 9 0 12M18 6c-4.5 3-4.5 9 0 12',
  electronics:
    'M7 7h10v10H7ZM10 10h4v4h-4ZM9.5 7V3.5M14.5 7V3.5M9.5 20.5V17M14.5 20.5V17M7 9.5H3.5M7 14.5H3.5M20.5 9.5H17M20.5 14.5H17',
  music:
    'M9 18V5.5l11-2V16M9 18a2.8 2.8 0 1 1-5.6 0A2.8 2.8 0 0 1 9 18ZM20 16a2.8 2.8 0 1 1-5.6 0A2.8 2.8 0 0 1 20 16Z',
  photography: 'M4 8h3.5L9 5.5h6L16.5 8H20v11.5H4ZM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  cooking:
    'M5 10h14v6.5a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 5 16.5ZM2.5 12H5M19 12h2.5M9 7c-1-1 1-2 0-3.5M14.5 7c-1-1 1-2 0-3.5',
  cycling:
    'M6 12.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM18 12.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM6 16.5 9.5 9h6L18 16.5M9.5 9l3 7.5 3-7.5M8 6.5h3M15.5 9l-1-3H17',
  games:
    'M7.5 7.5h9a5 5 0 0 1 5 5.5c-.3 3.5-1.2 5-2.7 5s-2.3-2.5-3.8-2.5H9c-1.5 0-2.3 2.5-3.8 2.5S2.8 16.5 2.5 13a5 5 0 0 1 5-5.5ZM8 10v3.5M6.2 11.7h3.6M15.5 11h.1M17.5 13h.1',
  plants:
    'M12 20.5V11M12 13C6.5 13 4.5 10 4.5 5.5 9.5 5.5 12 8 12 13ZM12 11c0-4 2.5-6.5 7.5-6.5 0 4.5-2.5 7-7.5 7.5M8 20.5h8',
} as const

type HobbyIcon = keyof typeof HOBBY_ICONS

/** Whether the site has an icon of this name. */
export function isHobbyIcon(name: string): name is HobbyIcon {
  return Object.hasOwn(HOBBY_ICONS, name)
}

/** Whether a text begins with an emoji, which the visitor's system renders. */
export function isEmoji(text: string): boolean {
  return /^\p{Extended_Pictographic}/u.test(text)
}
