import type { Found, FoundSection } from './answer'
import type { SearchDocument, Section } from './document'
import { marked, markedLine } from './marks'
import type { Terms } from './vocabulary'
import { tokensOf } from './words'

const MAX_SECTIONS = 2
/** A section is shown next to the best one if it has at least this fraction of its score. */
const MIN_SHARE = 0.5
/** The weight of a query word by its position in a section. */
const PLACES = { heading: 4, text: 1, code: 0.4 } as const

type Context = { groups: Terms[]; termOf: (word: string) => string | null }

/** Returns the excerpt of a matching document: its best sections, each with the line that contains the words. */
export function foundIn(document: SearchDocument, { groups, termOf }: Context): Found {
  const wanted = new Set(groups.flatMap((group) => [...group.keys()]))
  const isFound = (word: string) => {
    const term = termOf(word)
    return term !== null && wanted.has(term)
  }
  const termsIn = (text: string) =>
    new Set(tokensOf(text).flatMap(({ word }) => (isFound(word) ? (termOf(word) ?? []) : [])))
  const rated = document.sections.map((section) => ({ section, score: scoreOf(section, groups, termsIn) }))
  const best = Math.max(0, ...rated.map(({ score }) => score))
  const shown = rated
    .filter(({ score }) => score > 0 && score >= best * MIN_SHARE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SECTIONS)
  return {
    kind: document.kind,
    href: document.path,
    title: marked(document.title, isFound),
    sections:
      shown.length > 0
        ? shown.map(({ section }) => sectionOf(document, section, isFound))
        : [{ href: document.path, heading: null, line: markedLine(firstWords(document), isFound) }],
  }
}

/** Scores a section: each word of the query counts once, at its highest weight. */
function scoreOf(section: Section, groups: Terms[], termsIn: (text: string) => Set<string>): number {
  const places = (['heading', 'text', 'code'] as const).map((place) => {
    return { terms: termsIn(section[place]), counts: PLACES[place] }
  })
  return groups
    .map((group) => {
      const weights = places.flatMap(({ terms, counts }) =>
        [...terms].map((term) => (group.get(term) ?? 0) * counts),
      )
      return Math.max(0, ...weights)
    })
    .reduce((sum, score) => sum + score, 0)
}

function sectionOf(
  { path }: SearchDocument,
  section: Section,
  isFound: (word: string) => boolean,
): FoundSection {
  const { id, heading, text, code } = section
  const inText = tokensOf(text).some(({ word }) => isFound(word))
  return {
    href: id === null ? path : `${path}#${encodeURIComponent(id)}`,
    heading: heading ? marked(heading, isFound) : null,
    line: markedLine(
      inText || !code || !tokensOf(code).some(({ word }) => isFound(word)) ? text : code,
      isFound,
    ),
  }
}

function firstWords({ summary, sections }: SearchDocument): string {
  return summary || (sections.find(({ text }) => text)?.text ?? '')
}
