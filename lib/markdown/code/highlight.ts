import type { ElementContent } from 'hast'
import hljs from 'highlight.js/lib/common'
import dart from 'highlight.js/lib/languages/dart'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import elixir from 'highlight.js/lib/languages/elixir'
import haskell from 'highlight.js/lib/languages/haskell'
import http from 'highlight.js/lib/languages/http'
import latex from 'highlight.js/lib/languages/latex'
import nginx from 'highlight.js/lib/languages/nginx'
import powershell from 'highlight.js/lib/languages/powershell'
import protobuf from 'highlight.js/lib/languages/protobuf'
import scala from 'highlight.js/lib/languages/scala'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

const MORE = { dart, dockerfile, elixir, haskell, http, latex, nginx, powershell, protobuf, scala }
for (const [name, language] of Object.entries(MORE)) hljs.registerLanguage(name, language)

/** Names of languages that the highlighter doesn't know, by the language that colours them. */
const ALIASES = {
  bash: ['fish'],
  graphql: ['prisma'],
  ini: ['env', 'dotenv', 'hcl', 'terraform', 'tf'],
  javascript: ['json5'],
  objectivec: ['objective-c'],
  xml: ['vue', 'svelte', 'astro', 'mdx'],
}
for (const [languageName, aliases] of Object.entries(ALIASES)) hljs.registerAliases(aliases, { languageName })

/** The names of the languages that are highlighted. */
export const LANGUAGE_NAMES = [...hljs.listLanguages(), ...Object.values(ALIASES).flat()]

/** Nesting of colours, such as of templates in templates; deeper code stays plain. */
const MAX_DEPTH = 40

const reader = unified().use(rehypeParse, { fragment: true })

/**
 * Highlights code by classes only, without inline styles.
 * @returns null for an unknown language, and for code that is nested too deep
 */
export function highlight(code: string, language: string): ElementContent[] | null {
  if (!hljs.getLanguage(language)) return null
  const { value } = hljs.highlight(code, { language, ignoreIllegals: true })
  let depth = 0
  for (const [tag] of value.matchAll(/<\/?span/g)) {
    depth += tag === '<span' ? 1 : -1
    if (depth > MAX_DEPTH) return null
  }
  return reader.parse(value).children as ElementContent[]
}

/** Proper names that the highlighter lacks, or that describe more than the language there. */
const OWN_NAMES = 'Astro HCL JSON5 JSX MDX nginx PHP Prisma SVG Svelte Terraform TSX Vue'.split(' ')

/** What the highlighter calls code of no language, in English. */
const NO_LANGUAGE = 'Plain text'

/**
 * Returns the proper name of a language of code: `C++` for `cpp`, `TypeScript` for `ts`.
 * @param written by the author; returned as it is if the highlighter doesn't know it
 */
export function languageName(written: string): string {
  const isWritten = (name: string) => name.toLowerCase() === written.toLowerCase()
  const name = OWN_NAMES.find(isWritten) ?? hljs.getLanguage(written)?.name
  if (!name || name === NO_LANGUAGE) return written
  // Related languages share a name: `HTML, XML`, `TOML, also INI`.
  const names = name.split(/, (?:also )?/)
  return names.length === 1 ? name : (names.find(isWritten) ?? written)
}
