import type { Construct, Extension, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import { OverLimitError } from './limit-error'

/** Brackets, asterisks, underscores and the like in one paragraph: parsers compare each with all before it. */
export const MAX_MARKS_IN_PARAGRAPH = 1_000
/** The same for a whole text; thirteen thousand words with three hundred links have about two thousand. */
export const MAX_MARKS = 6_000
/** Backticks and angle brackets in one paragraph: for each, a parser may scan the rest of the paragraph. */
export const MAX_SCANS_IN_PARAGRAPH = 200

const MARKS = '![]*_~&@$'
const SCANS = '`<'

/**
 * A remark plugin that counts characters which may start or end formatting, except in code, where the parser doesn't
 * look for them. Registered after other plugins that add syntax.
 * @throws OverLimitError during parsing
 */
export function remarkLimitMarks(this: Processor) {
  const data = this.data() as { micromarkExtensions?: Extension[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), countingExtension()]
}

function countingExtension(): Extension {
  const inParagraph = new WeakMap<TokenizeContext, number>()
  let inText = 0

  function count(context: TokenizeContext, cost: number): void {
    const marks = (inParagraph.get(context) ?? 0) + cost
    inParagraph.set(context, marks)
    inText += 1
    if (marks > MAX_MARKS_IN_PARAGRAPH || inText > MAX_MARKS)
      throw new OverLimitError('marks', context.now().offset)
  }

  const text = [...MARKS, ...SCANS].map((mark) => {
    const cost = SCANS.includes(mark) ? MAX_MARKS_IN_PARAGRAPH / MAX_SCANS_IN_PARAGRAPH : 1
    return [mark.charCodeAt(0), counter(cost, count)]
  })
  return { text: Object.fromEntries(text) }
}

/**
 * A construct that is never tried: it counts where the parser asks whether it could begin. One that is tried and fails
 * would let others begin where they may not, as code after a backtick too many.
 */
function counter(cost: number, count: (context: TokenizeContext, cost: number) => void): Construct {
  return {
    name: 'markCounter',
    previous() {
      count(this, cost)
      return false
    },
    tokenize: (_effects, _ok, nok) => nok,
  }
}
