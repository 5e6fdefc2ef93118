import type { ElementContent } from 'hast'
import type { LanguageFn } from 'highlight.js'
import cmake from 'highlight.js/lib/languages/cmake'
import dart from 'highlight.js/lib/languages/dart'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import elixir from 'highlight.js/lib/languages/elixir'
import groovy from 'highlight.js/lib/languages/groovy'
import haskell from 'highlight.js/lib/languages/haskell'
import http from 'highlight.js/lib/languages/http'
import latex from 'highlight.js/lib/languages/latex'
import nginx from 'highlight.js/lib/languages/nginx'
import powershell from 'highlight.js/lib/languages/powershell'
import protobuf from 'highlight.js/lib/languages/protobuf'
import scala from 'highlight.js/lib/languages/scala'
import { common, createLowlight } from 'lowlight'
import { hcl, prisma, zig } from './more-languages'

/** The languages that are highlighted. */
export const LANGUAGES: Record<string, LanguageFn> = {
  ...common,
  cmake,
  dart,
  dockerfile,
  elixir,
  groovy,
  haskell,
  hcl,
  http,
  latex,
  nginx,
  powershell,
  prisma,
  protobuf,
  scala,
  zig,
}

/** Names of languages that the highlighter doesn't know, by the language that colours them. */
export const ALIASES: Record<string, string[]> = {
  bash: ['fish'],
  ini: ['env', 'dotenv'],
  javascript: ['json5', 'jsonc'],
  objectivec: ['objective-c', 'obj-c'],
  typescript: ['mts', 'cts'],
  xml: ['vue', 'svelte', 'astro', 'mdx'],
}

/** Created once: registering the languages takes longer than highlighting most texts. */
const lowlight = createLowlight(LANGUAGES)
lowlight.registerAlias(ALIASES)

/** Nesting of colours, such as of templates in templates; deeper code stays plain. */
const MAX_DEPTH = 40

/**
 * Highlights code by classes only, without inline styles.
 * @returns null for an unknown language, and for code that is nested too deep
 */
export function highlight(code: string, language: string): ElementContent[] | null {
  const name = language.toLowerCase()
  if (!lowlight.registered(name)) return null
  const coloured = lowlight.highlight(name, code).children as ElementContent[]
  return isTooDeep(coloured) ? null : coloured
}

/** Goes down level by level: the levels may be more than the calls that the engine allows. */
function isTooDeep(nodes: ElementContent[]): boolean {
  let level = nodes
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []))
  }
  return false
}
