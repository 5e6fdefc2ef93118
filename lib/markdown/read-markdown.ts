import type { Root } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import type { Code, Construct, Extension, State } from 'micromark-util-types'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'
import { remarkLimits, withinLimits } from './limits'
import { remarkMath } from './math/math-syntax'
import { SKIP, visit } from './tree'

/** The parser of all texts: GitHub-flavoured Markdown with formulas, within limits: beyond them it throws. */
export function markdownReader(characters: number) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkBareAddresses)
    .use(remarkMath)
    .use(remarkLimits, { characters })
}

/** Parses Markdown into a tree with positions; a text beyond a limit only up to there. */
export function readMarkdown(text: string): Root {
  return withinLimits(text, (shown) => markdownReader(text.length).parse(shown))
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    literalAutolink: 'literalAutolink'
    literalAutolinkHttp: 'literalAutolinkHttp'
    literalAutolinkWww: 'literalAutolinkWww'
  }
}

/** Constructs of remark-gfm. */
const REPLACED = /^(?:email|protocol|www)Autolink$/
const BEGINNING = /^(?:https?:\/\/|www\.)[\p{L}\p{N}]/iu
/** Characters after which it is known whether an address begins. */
const LONGEST_BEGINNING = 'https://a'.length
/** Signs that are never part of an address as people write it: quotes, dashes and the punctuation of other scripts. */
const NOT_IN_ADDRESS = /[<>"«»“”„‟‹›‘’‚…—–、。，；：！？「」『』（）【】《》\s]/u
/** Punctuation that ends a sentence instead of an address. */
const TRAILING = /[?!.,:;*_~'¿¡]/
/** An entity at the end: a sign that was written as one. */
const ENTITY = /&[a-z\d]{1,31};$/i

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,24}(?![\w@-])/gi

/**
 * A remark plugin for addresses without marks: `https://…`, `http://…` and `www.…` as on GitHub, but without the closing
 * quotes, ellipses and dashes that a language puts behind them; and e-mail addresses. It replaces those of remark-gfm,
 * whose time grows with the square of a paragraph.
 */
function remarkBareAddresses(this: Processor) {
  const data = this.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: object[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []).map(withoutAddresses), syntax]
  // The transforms of remark-gfm look for addresses in all text once more.
  const withoutTransforms = (extension: object) => ({ ...extension, transforms: [] })
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.flat().map(withoutTransforms)
  return (tree: Root) => {
    visit(tree, 'link', (outer) => {
      outer.children = outer.children.flatMap((child) => (child.type === 'link' ? child.children : [child]))
      return SKIP
    })
    findAndReplace(
      tree,
      [EMAIL, (address: string) => ({ type: 'link', url: `mailto:${address}`, children: [textOf(address)] })],
      { ignore: ['link', 'linkReference'] },
    )
  }
}

/** Leaves out what would be tried where each word begins, which divides a paragraph into as many pieces. */
function withoutAddresses(extension: Extension): Extension {
  const others = (found: Construct | Construct[] | undefined) =>
    [found ?? []].flat().filter(({ name = '' }) => !REPLACED.test(name))
  const text = Object.entries(extension.text ?? {}).map(([code, found]) => [code, others(found)])
  return { ...extension, text: Object.fromEntries(text) as Extension['text'] }
}

const textOf = (value: string) => ({ type: 'text' as const, value })

/** Returns how many characters of an address are left without closing punctuation; 0 when it is none. */
function addressLength(run: string): number {
  if (!BEGINNING.test(run)) return 0
  let end = run.length
  for (;;) {
    const entity = ENTITY.exec(run.slice(Math.max(0, end - 33), end))?.[0].length ?? 0
    if (entity > 0) end -= entity
    else if (TRAILING.test(run.charAt(end - 1))) end -= 1
    else break
  }
  return BEGINNING.test(run.slice(0, end)) ? end : 0
}

const bareAddress: Construct = {
  name: 'bareAddress',
  previous: (code) => code === null || !/[\p{L}\p{N}_/@]/u.test(signOf(code)) || signOf(code) === '_',
  tokenize(effects, ok, nok) {
    let run = ''
    let left = 0
    const open = { round: 0, square: 0 }

    /** Whether a sign ends the address; a bracket does that was opened before it. */
    const isEnd = (sign: string): boolean => {
      if (sign === '(') open.round += 1
      if (sign === '[') open.square += 1
      return (
        NOT_IN_ADDRESS.test(sign) || (sign === ')' && --open.round < 0) || (sign === ']' && --open.square < 0)
      )
    }
    const reader: Construct = {
      partial: true,
      tokenize: (inner, found, none) => {
        const read: State = (code) => {
          // Nothing is read that can't belong to the address: a line without blanks may hold thousands of them.
          const isNone = run.length === LONGEST_BEGINNING && !BEGINNING.test(run)
          if (code === null || isNone || isEnd(signOf(code))) {
            left = addressLength(run)
            return left > 0 ? found(code) : none(code)
          }
          run += signOf(code)
          inner.consume(code)
          return read
        }
        return read
      },
    }

    return (first) => {
      const type = /w/i.test(signOf(first)) ? 'literalAutolinkWww' : 'literalAutolinkHttp'
      const inside: State = (code) => {
        if (left === 0) {
          effects.exit(type)
          effects.exit('literalAutolink')
          return ok(code)
        }
        left -= 1
        effects.consume(code)
        return inside
      }
      effects.enter('literalAutolink')
      effects.enter(type)
      return effects.check(reader, inside, nok)(first)
    }
  },
}

const syntax: Extension = {
  text: Object.fromEntries([...'hHwW'].map((sign) => [sign.charCodeAt(0), bareAddress])),
}

function signOf(code: Code): string {
  return code === null || code < 0 ? ' ' : String.fromCharCode(code)
}
