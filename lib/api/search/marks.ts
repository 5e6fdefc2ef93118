import type { MarkedText } from './answer'
import { type Token, tokensOf } from './words'

/** Length of a line, and of the part before its first marked word, in characters. */
const LINE = 180
const BEFORE = 50
/** Number of marked words that are considered as the start of a text's line. */
const MAX_STARTS = 200

type IsFound = (word: string) => boolean

/** Splits a text at the matched words, which are at odd indices. */
export function marked(text: string, isFound: IsFound): MarkedText {
  return split(
    text,
    tokensOf(text).filter(({ word }) => isFound(word)),
  )
}

/** Returns the line of a text with the most distinct matched words; the beginning of a text without matches. */
export function markedLine(text: string, isFound: IsFound): MarkedText {
  const found = tokensOf(text).filter(({ word }) => isFound(word))
  const first = densest(found)
  const begin = first === undefined || first.start <= BEFORE ? 0 : wordAfter(text, first.start - BEFORE)
  const end = text.length - begin <= LINE ? text.length : wordBefore(text, begin + LINE)
  const within = found
    .filter((token) => token.start >= begin && token.end <= end)
    .map((token) => ({ ...token, start: token.start - begin, end: token.end - begin }))
  const parts = split(text.slice(begin, end), within)
  const last = parts.length - 1
  return parts.map(
    (part, at) => (at === 0 && begin > 0 ? '… ' : '') + part + (at === last && end < text.length ? ' …' : ''),
  )
}

/** Returns the matched word that starts the line with the most distinct matches. */
function densest(found: Token[]): Token | undefined {
  let best: { token: Token; words: number } | undefined
  for (const [at, token] of found.slice(0, MAX_STARTS).entries()) {
    const words = new Set<string>()
    for (let next = at; (found[next]?.end ?? Infinity) <= token.start + LINE - BEFORE; next += 1)
      words.add(found[next]?.word ?? '')
    if (!best || words.size > best.words) best = { token, words: words.size }
  }
  return best?.token
}

function split(text: string, found: Token[]): MarkedText {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of found) {
    parts.push(text.slice(at, start), text.slice(start, end))
    at = end
  }
  return [...parts, text.slice(at)]
}

function wordAfter(text: string, at: number): number {
  const blank = text.indexOf(' ', at)
  return blank === -1 || blank > at + BEFORE - 1 ? at : blank + 1
}

function wordBefore(text: string, at: number): number {
  const blank = text.lastIndexOf(' ', at)
  return blank < at - BEFORE ? at : blank
}
