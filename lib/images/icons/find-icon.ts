import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { titleToSlug } from 'simple-icons/sdk'
import { DRAWN_ICONS } from './drawn-icons'

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
