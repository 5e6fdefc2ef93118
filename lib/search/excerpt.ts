import type { Found, MarkedText, SearchDocument, Section } from './query'
import { formsOf, type Token, tokensOf } from './search-index'

const MAX_SECTIONS = 2
/** A section is shown next to the best one if it has at least this fraction of its score. */
const MIN_SHARE = 0.5
/** The weight of a word in a heading; in the text it is 1. */
const HEADING_WEIGHT = 4
/** A line of a text: up to 180 characters that end at a word. */
const LINES = /\S.{0,178}\S(?=\s|$)|\S{1,180}/gu

/** Returns the words of a text that were searched for. */
type Find = (text: string) => Token[]

/**
 * Returns what is shown of a matching document: its best sections, each with the line that contains the words.
 * @param terms of the index that were found in it
 */
export function excerptOf(document: SearchDocument, terms: ReadonlySet<string>): Found {
  const { kind, path, title, summary, sections } = document
  const find: Find = (text) =>
    tokensOf(text).filter(({ word }) => formsOf(word).some((form) => terms.has(form)))
  const rated = sections
    .map((section) => ({ ...section, score: scoreOf(section, find) }))
    .sort((a, b) => b.score - a.score)
  const least = Math.max(1, (rated[0]?.score ?? 0) * MIN_SHARE)
  const best = rated.filter(({ score }) => score >= least).slice(0, MAX_SECTIONS)
  const firstWords = summary || (sections.find(({ text }) => text)?.text ?? '')
  const shown = best.length > 0 ? best : [{ id: null, heading: '', text: firstWords }]
  return {
    kind,
    href: path,
    title: marked(title, find),
    sections: shown.map(({ id, heading, text }) => ({
      href: id === null ? path : `${path}#${encodeURIComponent(id)}`,
      heading: heading ? marked(heading, find) : null,
      line: bestLine(text, find),
    })),
  }
}

/** Scores a section: each word counts once, where it weighs most. */
function scoreOf({ heading, text }: Section, find: Find): number {
  const inHeading = distinct(find(heading))
  const inText = distinct(find(text)).filter((word) => !inHeading.includes(word))
  return HEADING_WEIGHT * inHeading.length + inText.length
}

function distinct(tokens: Token[]): string[] {
  return [...new Set(tokens.map(({ word }) => formsOf(word).at(-1) ?? word))]
}

/** Returns the line of a text with the most distinct matched words, the first of equals. */
function bestLine(text: string, find: Find): MarkedText {
  const lines = [...text.matchAll(LINES)].map(({ 0: line, index }) => {
    return { line, index, words: distinct(find(line)).length }
  })
  const most = Math.max(...lines.map(({ words }) => words))
  const { line, index } = lines.find(({ words }) => words === most) ?? { line: '', index: 0 }
  const parts = marked(line, find)
  if (index > 0) parts[0] = `… ${parts[0]}`
  if (index + line.length < text.length) parts.push(`${parts.pop()} …`)
  return parts
}

/** Splits a text at the matched words, which are at odd indices. */
function marked(text: string, find: Find): MarkedText {
  let at = 0
  const parts = find(text).flatMap(({ start, end }) => {
    const before = text.slice(at, start)
    at = end
    return [before, text.slice(start, end)]
  })
  return [...parts, text.slice(at)]
}
