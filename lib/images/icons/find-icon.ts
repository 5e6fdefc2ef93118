import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { titleToSlug } from 'simple-icons/sdk'

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
