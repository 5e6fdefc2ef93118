const TOKEN = /\{\{(\w+)\}\}/g
/** List items and table rows are kept or removed as a whole. */
const ITEM = /^\s*(?:[-*+]\s|\d+\.\s|\|)/
const BEFORE_ITEM = /\n(?=\s*(?:[-*+]\s|\d+\.\s|\|))/
const HEADING = /^(#+)\s/
/** The end of a sentence, before the capital of the next one. */
const NEXT_SENTENCE = /(?<=[.!?…])\s+(?=[\p{Lu}¿¡])/u

/** The texts that replace a missing datum. */
export type Instead = {
  name: string
  /** A whole entry of a list, with its bullet. */
  item: string
  sentence: string
  /** Used within an item or a sentence that names other data too. */
  words: string
}

/**
 * Removes the parts of a Markdown text that refer to missing data: list items and sentences, then the introductions of
 * lists that became empty, and the headings of sections that did. Numbered headings ('# 2. …') are renumbered.
 * @param isMissing whether the datum `{{name}}` is missing
 * @param instead replaces an item or a sentence in which one datum alone is missing; where the item or the sentence
 *   names other data too, only that datum is replaced
 */
export function withoutMissing(
  text: string,
  isMissing: (name: string) => boolean,
  instead: Instead | null = null,
): string {
  const missingIn = (part: string) => [...part.matchAll(TOKEN)].map(([, name = '']) => name).filter(isMissing)
  const lacks = (part: string) => missingIn(part).length > 0
  if (!lacks(text)) return text
  const blocks = text.split(/\n{2,}/).map((block) => (lacks(block) ? keptOf(block) : block))
  return numbered(withoutEmptyHeadings(withoutLeads(blocks))).join('\n\n')

  function keptOf(block: string): string {
    const parts = block.split(BEFORE_ITEM).map((part) => (lacks(part) ? keptPart(part) : part))
    return withoutLeads(parts).join('\n')
  }

  function keptPart(part: string): string {
    if (ITEM.test(part)) return substitute(part, isTableRow(part) ? 'row' : 'item')
    return part
      .split(NEXT_SENTENCE)
      .map((sentence) => (lacks(sentence) ? substitute(sentence, 'sentence') : sentence))
      .filter(Boolean)
      .join(' ')
  }

  function substitute(part: string, kind: 'item' | 'sentence' | 'row'): string {
    if (!instead || missingIn(part).some((name) => name !== instead.name)) return ''
    const namesMore = [...part.matchAll(TOKEN)].some(([, name]) => name !== instead.name)
    if (namesMore) return part.replace(placesOf(instead.name), () => instead.words)
    return kind === 'row' ? '' : instead[kind]
  }
}

/** Matches the places where a text names a datum: as the text of a link, in angle brackets, or by itself. */
function placesOf(name: string): RegExp {
  return RegExp(`\\[\\{\\{${name}\\}\\}\\]\\([^)]*\\)|<\\{\\{${name}\\}\\}>|\\{\\{${name}\\}\\}`, 'g')
}

function isTableRow(part: string): boolean {
  return part.trimStart().startsWith('|')
}

/** Removes empty parts, and paragraphs that introduce a removed list with a colon. */
function withoutLeads(parts: string[]): string[] {
  const isLead = (part: string, index: number) =>
    part.trim().endsWith(':') &&
    parts[index + 1] === '' &&
    !ITEM.test(parts.slice(index + 1).find(Boolean) ?? '')
  return parts.filter((part, index) => part !== '' && !isLead(part, index))
}

/** Works backwards, so that a heading above empty sections is removed too. */
function withoutEmptyHeadings(blocks: string[]): string[] {
  return blocks.reduceRight<string[]>((kept, block) => {
    const level = levelOf(block)
    const next = kept[0] === undefined ? 0 : levelOf(kept[0])
    return level !== null && next !== null && next <= level ? kept : [block, ...kept]
  }, [])
}

function levelOf(block: string): number | null {
  return HEADING.exec(block)?.[1]?.length ?? null
}

function numbered(blocks: string[]): string[] {
  let count = 0
  return blocks.map((block) =>
    block.replace(/^(#\s+)\d+\./, (_, start: string) => `${start}${(count += 1)}.`),
  )
}
