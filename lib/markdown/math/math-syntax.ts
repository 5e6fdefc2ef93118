import type { Root } from 'mdast'
import { mathFromMarkdown } from 'mdast-util-math'
import { math } from 'micromark-extension-math'
import { asciiAlphanumeric, markdownLineEnding } from 'micromark-util-character'
import type { Construct, Extension, State } from 'micromark-util-types'
import type { Processor } from 'unified'
import { visit } from '../tree'

const DOLLAR = 36
/** Matches the text between a dollar before one amount and a dollar after another: `$5, o 10$`. */
const AMOUNTS = /^\d[^\\^_=+\-*/<>{}]*\s[^\\^_=+\-*/<>{}]*\d$/
/** A dollar behind a backslash; two backslashes are a line break in TeX and escape nothing. */
const ENDS_ESCAPED = /(?<!\\)\\(?:\\\\)*\$+$/

/** The class of code that is a formula, and that of a formula enclosed in two dollars. */
export const MATH_CLASS = 'language-math'
export const DISPLAY_CLASS = 'language-math-display'

/**
 * A remark plugin for formulas: `$…$` inline, `$$…$$` inline or on lines of its own around a block. As strict as
 * GitHub, so that amounts of money stay text: no letter or digit directly outside a single dollar, no white space
 * directly inside. A formula becomes code with a class, which the sanitiser keeps; {@link rehypeMath} typesets it.
 */
export function remarkMath(this: Processor) {
  const data = this.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] }
  const { flow, text } = math()
  const constructsOf = (found?: Construct | Construct[]) => [found ?? []].flat()
  const syntax = {
    flow: { [DOLLAR]: constructsOf(flow?.[DOLLAR]).map(onlyBareFence) },
    text: { [DOLLAR]: constructsOf(text?.[DOLLAR]).map(onlyFormulas) },
  }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mathFromMarkdown()]
}

/** A remark plugin that marks formulas enclosed in `$$`, which their nodes don't distinguish from those in `$`. */
export function remarkDisplayMath({ source }: { source: string }) {
  return (tree: Root) => {
    visit(tree, 'inlineMath', (node) => {
      if (source.startsWith('$$', node.position?.start.offset))
        node.data = { ...node.data, hProperties: { className: [DISPLAY_CLASS] } }
    })
  }
}

/** Opens a block only at a line of exactly two dollars, because an unclosed block reaches to the end of the text. */
function onlyBareFence(fence: Construct): Construct {
  const bareFence: Construct = {
    partial: true,
    tokenize(effects, ok, nok) {
      let line = ''
      const read: State = (code) => {
        if (code === null || markdownLineEnding(code)) {
          effects.exit('mathFlowFence')
          return /^\$\$ *$/.test(line) ? ok(code) : nok(code)
        }
        line += String.fromCharCode(Math.max(code, 0))
        effects.consume(code)
        return read
      }
      return (code) => {
        effects.enter('mathFlowFence')
        return read(code)
      }
    },
  }
  return {
    ...fence,
    tokenize(effects, ok, nok) {
      return effects.check(bareFence, fence.tokenize.call(this, effects, ok, nok), nok)
    },
  }
}

function onlyFormulas(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const before = this.previous
      const checked: State = (code) => {
        const token = this.events.at(-1)?.[1]
        const isApart = !asciiAlphanumeric(before) && !asciiAlphanumeric(code)
        return isApart && token && isFormula(this.sliceSerialize(token)) ? ok(code) : nok(code)
      }
      return construct.tokenize.call(this, effects, checked, nok)
    },
  }
}

/** Whether what stands between dollars is a formula, and not money. */
function isFormula(source: string): boolean {
  const [, dollars = '', tex = ''] = /^(\$+)([^]*?)\$+$/.exec(source) ?? []
  if (dollars.length > 2 || ENDS_ESCAPED.test(source)) return false
  return dollars.length === 2 || !(/^\s|\s$/.test(tex) || AMOUNTS.test(tex))
}
