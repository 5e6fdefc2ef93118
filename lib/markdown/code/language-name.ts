import hljs from 'highlight.js/lib/core'
import { ALIASES, LANGUAGES } from './highlight'

/** Where the highlighter's name is missing, or describes more than the language. */
const OWN_NAMES = new Map([
  ['astro', 'Astro'],
  ['console', 'Shell'],
  ['dotenv', 'dotenv'],
  ['http', 'HTTP'],
  ['json5', 'JSON5'],
  ['jsonc', 'JSON'],
  ['jsx', 'JSX'],
  ['mdx', 'MDX'],
  ['nginx', 'nginx'],
  ['php', 'PHP'],
  ['php-template', 'PHP'],
  ['shell', 'Shell'],
  ['svelte', 'Svelte'],
  ['svg', 'SVG'],
  ['terraform', 'Terraform'],
  ['tsx', 'TSX'],
  ['vue', 'Vue'],
])

/** What the highlighter calls code of no language, in English. */
const NO_LANGUAGE = 'Plain text'

let known: Map<string, string> | null = null

/**
 * Returns the proper name of a language of code: `C++` for `cpp`, `TypeScript` for `ts`.
 * @param written by the author; returned as it is if the highlighter doesn't know it
 */
export function languageName(written: string): string {
  const key = written.toLowerCase()
  known ??= highlightedNames()
  const name = OWN_NAMES.get(key) ?? known.get(key)
  if (!name || name === NO_LANGUAGE) return written
  // Related languages share a name: `HTML, XML`, `TOML, also INI`.
  const names = name.split(/, (?:also )?/)
  return names.length === 1 ? name : (names.find((one) => one.toLowerCase() === key) ?? written)
}

/** The highlighter's names by every way to write a language. */
function highlightedNames(): Map<string, string> {
  const names = new Map<string, string>()
  for (const [id, define] of Object.entries(LANGUAGES)) {
    const { name, aliases = [] } = define(hljs)
    for (const written of [id, ...aliases, ...(ALIASES[id] ?? [])]) if (name) names.set(written, name)
  }
  return names
}
