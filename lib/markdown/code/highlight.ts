import type { ElementContent } from 'hast'
import type { HLJSApi, Language, LanguageFn, Mode } from 'highlight.js'
import hljs from 'highlight.js/lib/core'
import cmake from 'highlight.js/lib/languages/cmake'
import dart from 'highlight.js/lib/languages/dart'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import elixir from 'highlight.js/lib/languages/elixir'
import groovy from 'highlight.js/lib/languages/groovy'
import haskell from 'highlight.js/lib/languages/haskell'
import http from 'highlight.js/lib/languages/http'
import latex from 'highlight.js/lib/languages/latex'
import nginx from 'highlight.js/lib/languages/nginx'
import nix from 'highlight.js/lib/languages/nix'
import powershell from 'highlight.js/lib/languages/powershell'
import protobuf from 'highlight.js/lib/languages/protobuf'
import scala from 'highlight.js/lib/languages/scala'
import { common, createLowlight } from 'lowlight'

/** A language whose code is read as words, numbers, strings and comments. */
function wordsOf(hljs: HLJSApi, name: string, words: Language['keywords'], more: Mode[]): Language {
  const comments = [hljs.C_LINE_COMMENT_MODE, hljs.C_BLOCK_COMMENT_MODE]
  const text = [hljs.QUOTE_STRING_MODE, hljs.C_NUMBER_MODE]
  return { name, keywords: words, contains: [...more, ...comments, ...text] }
}

const hcl: LanguageFn = (hljs) => ({
  ...wordsOf(
    hljs,
    'HCL',
    {
      keyword:
        'check data dynamic else endfor endif for if import in locals module moved output provider removed resource terraform variable',
      type: 'any bool list map number object set string tuple',
      literal: 'true false null',
    },
    [
      hljs.HASH_COMMENT_MODE,
      { className: 'string', begin: /<<-?(\w+)/, end: /^\s*\w+$/ },
      { className: 'attr', begin: /[\w-]+(?=\s*=[^=])/ },
      { className: 'built_in', begin: /\b[a-z]\w*(?=\()/ },
    ],
  ),
  aliases: ['terraform', 'tf', 'tfvars'],
})

const prisma: LanguageFn = (hljs) =>
  wordsOf(
    hljs,
    'Prisma',
    {
      keyword: 'datasource enum generator model type view',
      type: 'BigInt Boolean Bytes DateTime Decimal Float Int Json String',
      literal: 'true false null',
    },
    [{ className: 'meta', begin: /@@?[\w.]+/ }],
  )

const zig: LanguageFn = (hljs) =>
  wordsOf(
    hljs,
    'Zig',
    {
      keyword:
        'addrspace align allowzero and anyframe asm async await break callconv catch comptime const continue defer else enum errdefer error export extern fn for if inline linksection noalias noinline nosuspend opaque or orelse packed pub resume return struct suspend switch test threadlocal try union unreachable usingnamespace var volatile while',
      type: 'anyerror anyopaque anytype bool comptime_float comptime_int f16 f32 f64 f128 i8 i16 i32 i64 i128 isize noreturn type u8 u16 u32 u64 u128 usize void',
      literal: 'false null true undefined',
    },
    [
      { className: 'built_in', begin: /@\w+/ },
      { className: 'string', begin: /\\\\/, end: /$/ },
      { className: 'string', begin: /'/, end: /'/, contains: [hljs.BACKSLASH_ESCAPE] },
      { className: 'title', begin: /\b[a-zA-Z_]\w*(?=\()/ },
    ],
  )

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
  nix,
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
