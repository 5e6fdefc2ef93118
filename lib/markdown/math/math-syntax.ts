import { mathFromMarkdown } from 'mdast-util-math'
import { math as mathSyntax } from 'micromark-extension-math'
import { asciiAlphanumeric, markdownLineEnding, markdownLineEndingOrSpace } from 'micromark-util-character'
import type { Code, Construct, Extension, State } from 'micromark-util-types'
import type { Processor } from 'unified'

const DOLLAR = 36
const BACKSLASH = 92
/** Matches the text between a dollar before one amount and a dollar after another: `$5, o 10$`. */
const AMOUNTS = /^\d[^\\^_=+\-*/<>{}]*\s[^\\^_=+\-*/<>{}]*\d$/

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
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), [mathFromMarkdown(), markDisplay]]
}

function syntax(): Extension {
  const fence = mathSyntax().flow?.[DOLLAR]
  const fences = [fence ?? []].flat().map(onlyBareFence)
  return { flow: { [DOLLAR]: fences }, text: { [DOLLAR]: formula } }
}

/** Opens a block only at a line of exactly two dollars, because an unclosed block reaches to the end of the text. */
function onlyBareFence(fence: Construct): Construct {
  return {
    ...fence,
    tokenize(effects, ok, nok) {
      return effects.check(bareFence, fence.tokenize.call(this, effects, ok, nok), nok)
    },
  }
}

const bareFence: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let dollars = 0
    return (code) => {
      effects.enter('mathFlowFence')
      return line(code)
    }
    function line(code: Code): State | undefined {
      if (code === null || markdownLineEnding(code)) {
        effects.exit('mathFlowFence')
        return dollars === 2 ? ok(code) : nok(code)
      }
      if (code === DOLLAR && dollars < 2) dollars += 1
      else if (code !== 32 || dollars < 2) return nok(code)
      effects.consume(code)
      return line
    }
  },
}

const formula: Construct = {
  name: 'mathText',
  previous(code) {
    return code !== DOLLAR || this.events.at(-1)?.[1].type === 'characterEscape'
  },
  tokenize(effects, ok, nok) {
    const outside = this.previous
    let opened = 0
    let closed = 0
    let last: Code = null
    let text = ''

    return (code) => {
      if (asciiAlphanumeric(outside)) return nok(code)
      effects.enter('mathText')
      effects.enter('mathTextSequence')
      return opening(code)
    }

    function opening(code: Code): State | undefined {
      if (code === DOLLAR && opened < 2) {
        opened += 1
        effects.consume(code)
        return opening
      }
      if (code === null || code === DOLLAR) return nok(code)
      if (opened === 1 && markdownLineEndingOrSpace(code)) return nok(code)
      effects.exit('mathTextSequence')
      return between(code)
    }

    function between(code: Code): State | undefined {
      if (code === null) return nok(code)
      if (code === DOLLAR) {
        if (opened === 1 && markdownLineEndingOrSpace(last)) return nok(code)
        effects.enter('mathTextSequence')
        return closing(code)
      }
      if (markdownLineEnding(code)) {
        effects.enter('lineEnding')
        last = code
        effects.consume(code)
        effects.exit('lineEnding')
        return between
      }
      effects.enter('mathTextData')
      return inside(code)
    }

    function inside(code: Code): State | undefined {
      if (code === null || markdownLineEnding(code) || (code === DOLLAR && last !== BACKSLASH)) {
        effects.exit('mathTextData')
        return between(code)
      }
      // Two backslashes are a line break in TeX and escape nothing.
      last = code === BACKSLASH && last === BACKSLASH ? null : code
      text += String.fromCodePoint(Math.max(32, code))
      effects.consume(code)
      return inside
    }

    function closing(code: Code): State | undefined {
      if (code === DOLLAR && closed < opened) {
        closed += 1
        effects.consume(code)
        return closing
      }
      if (closed !== opened || code === DOLLAR || asciiAlphanumeric(code)) return nok(code)
      if (opened === 1 && AMOUNTS.test(text)) return nok(code)
      effects.exit('mathTextSequence')
      effects.exit('mathText')
      return ok(code)
    }
  },
}

/** Marks formulas enclosed in `$$`, which the node itself doesn't distinguish from `$`. */
const markDisplay = {
  exit: {
    mathTextSequence(this: CompileContext, token: Token) {
      const node = this.stack.find(({ type }) => type === 'inlineMath')
      if (node?.data && this.sliceSerialize(token).length === 2)
        node.data.hProperties = { className: [DISPLAY_CLASS] }
    },
  },
}

type Token = Parameters<import('mdast-util-from-markdown').CompileContext['sliceSerialize']>[0]
type CompileContext = {
  stack: { type: string; data?: { hProperties?: object } }[]
  sliceSerialize: (token: Token) => string
}
