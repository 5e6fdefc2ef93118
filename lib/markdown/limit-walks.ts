import type { Construct, Extension, Token, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import { OverLimitError } from './limit-error'

/** Steps back from words to a bracket before them that doesn't close; three thousand words in a paragraph take half. */
export const MAX_STEPS = 20_000_000

/** Signs with which a word begins, and those before which none does. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-._'
const INSIDE = new Set([...SIGNS, '/'].map((sign) => sign.charCodeAt(0)))

/**
 * A remark plugin that limits how far a parser walks back from each word, to see whether a bracket is open: an address
 * in it would be no link. Registered after the plugin that adds addresses.
 * @throws OverLimitError during parsing
 */
export function remarkLimitWalks(this: Processor) {
  const data = this.data() as { micromarkExtensions?: Extension[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), countingExtension()]
}

function countingExtension(): Extension {
  let steps = 0
  const counter: Construct = {
    name: 'walkCounter',
    // As strict as the constructs of addresses, so that none begins where it may not.
    previous: (code) => code === null || !INSIDE.has(code),
    tokenize(_effects, _ok, nok) {
      steps += stepsBack(this)
      if (steps > MAX_STEPS) throw new OverLimitError('brackets', this.now().offset)
      return nok
    },
  }
  return { text: Object.fromEntries([...SIGNS].map((sign) => [sign.charCodeAt(0), counter])) }
}

/** What the parser of addresses notes. */
type Walked = { _gfmAutolinkLiteralWalkedInto?: boolean | undefined }

/** As many as the parser takes, which notes where it has found no open bracket. */
function stepsBack({ events }: TokenizeContext): number {
  let index = events.length
  for (; index > 0; index -= 1) {
    const token: (Token & Walked) | undefined = events[index - 1]?.[1]
    if (token?._gfmAutolinkLiteralWalkedInto) break
    if ((token?.type === 'labelLink' || token?.type === 'labelImage') && !token._balanced) break
  }
  return events.length - index
}
