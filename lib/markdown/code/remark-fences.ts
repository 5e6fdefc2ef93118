import type { Root } from 'mdast'
import { visit } from '../visit'

const MAX_CHARACTERS = 500

/** Words in braces, as Pandoc and R Markdown write them: `{.python .numberLines}`. */
const IN_BRACES = /^\{[ \t]*\.?([a-z][\w+#-]*)([^{}]*)\}$/i
/** A language, and what follows it without a blank: `ts{1,3}`, `js:app/index.js`, `rust,no_run`. */
const LANGUAGE = /^([\w+#.-]+)(?:([:{,[])([^]*))?$/
/** What VitePress attaches to a language in the place of a file's name. */
const NUMBERS = /^(no-)?line-numbers(?:=(\d+))?/
/** A diff of code in a language, as Prism writes it: `diff-js`. */
const DIFF = /^diff-(\w+)$/

/** The words after the fence of a code block. @param meta options, see {@link parseCodeMeta} */
type Fence = { language: string | null; meta: string }

/**
 * A remark plugin that reads the words after the fence of a code block in the notations of GitHub, Gatsby, Docusaurus,
 * VitePress, Pandoc and Rust, and passes on its options as an attribute that the sanitiser allows on `code` only.
 */
export function remarkFences() {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      const { language, meta } = parseFence([node.lang, node.meta].filter(Boolean).join(' '))
      node.lang = language
      if (meta) node.data = { ...node.data, hProperties: { dataMeta: meta.slice(0, MAX_CHARACTERS) } }
    })
  }
}

/** Reads the words after a fence. */
export function parseFence(words: string): Fence {
  const text = words.trim()
  const [, inBraces, classes = ''] = IN_BRACES.exec(text) ?? []
  if (inBraces)
    return { language: inBraces, meta: /\.number-?lines\b/i.test(classes) ? 'showLineNumbers' : '' }
  const [first = ''] = text.split(/[ \t]/, 1)
  const [, language = first, sign = '', attached = ''] = LANGUAGE.exec(first) ?? []
  const [, changed] = DIFF.exec(language) ?? []
  const options = [changed && `lang=${changed}`, optionOf(sign, attached), text.slice(first.length).trim()]
  return { language: (changed ? 'diff' : language) || null, meta: options.filter(Boolean).join(' ') }
}

/** An option that is attached to the language: marked lines, or the name of the file. */
function optionOf(sign: string, attached: string): string {
  if (sign === '{') return `{${attached}`
  const [numbers, none, start] = NUMBERS.exec(attached) ?? []
  if (sign === ':' && numbers)
    return `${none ? '' : `showLineNumbers${start ? `{${start}}` : ''}`} ${attached.slice(numbers.length)}`.trim()
  const name = sign === '[' ? attached.replace(/\]$/, '') : attached
  return sign !== ',' && name ? `title="${name}"` : ''
}
