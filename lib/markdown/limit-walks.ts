import type { Construct, Extension, Token, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import { OverLimitError } from './limit-error'

/**
 * Maximum number of parser steps back from words towards an unclosed bracket; three thousand words in one paragraph
 * take half.
 */
export const MAX_STEPS = 20_000_000

/** Characters that can start a word, and (INSIDE) characters after which no word can start. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-._'
const INSIDE = new Set([...SIGNS, '/'].map((sign) => sign.charCodeAt(0)))

/**
 * A remark plugin that limits how far the parser walks back from each word to see whether a bracket is open: an address
 * inside brackets would not be a link. Registered after the plugin that adds addresses.
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
    // As strict as the constructs for addresses, so that none of them starts where it must not.
    previous: (code) => code === null || !INSIDE.has(code),
    tokenize(_effects, _ok, nok) {
      steps += stepsBack(this)
      if (steps > MAX_STEPS) throw new OverLimitError('brackets', this.now().offset)
      return nok
    },
  }
  return { text: Object.fromEntries([...SIGNS].map((sign) => [sign.charCodeAt(0), counter])) }
}

/** A flag that the parser of addresses sets on tokens. */
type Walked = { _gfmAutolinkLiteralWalkedInto?: boolean | undefined }

/**
 * Counts the steps that the parser takes. It stops at an open bracket, or at a token it has flagged: no bracket is open
 * there.
 */
function stepsBack({ events }: TokenizeContext): number {
  let index = events.length
  for (; index > 0; index -= 1) {
    const token: (Token & Walked) | undefined = events[index - 1]?.[1]
    if (token?._gfmAutolinkLiteralWalkedInto) break
    if ((token?.type === 'labelLink' || token?.type === 'labelImage') && !token._balanced) break
  }
  return events.length - index
}
