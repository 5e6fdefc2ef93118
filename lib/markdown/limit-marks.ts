import type { Construct, Extension, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import { OverLimitError } from './limit-error'

/**
 * Maximum number of brackets, asterisks, underscores and the like per paragraph: parsers compare each with all before
 * it.
 */
export const MAX_MARKS_IN_PARAGRAPH = 1_000
/** The same for a whole text; thirteen thousand words with three hundred links have about two thousand. */
export const MAX_MARKS = 6_000
/**
 * Maximum number of backticks and angle brackets per paragraph: for each, a parser may scan the rest of the paragraph.
 */
export const MAX_SCANS_IN_PARAGRAPH = 200

const MARKS = '![]*_~&@$'
const SCANS = '`<'

/**
 * A remark plugin that limits the number of characters that may start or end formatting. Characters in code don't
 * count, as the parser doesn't examine them. Registered after other plugins that add syntax.
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
 * A construct that never starts: it counts when the parser asks whether it may start. A construct that started and
 * failed would let others start where they must not, such as code after a surplus backtick.
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
