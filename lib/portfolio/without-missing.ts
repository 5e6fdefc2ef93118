const TOKEN = /\{\{(\w+)\}\}/g
/** List items and rows of tables stand or go as a whole. */
const ITEM = /^\s*(?:[-*+]\s|\d+\.\s|\|)/
const BEFORE_ITEM = /\n(?=\s*(?:[-*+]\s|\d+\.\s|\|))/
const HEADING = /^(#+)\s/
/** The end of a sentence, before the capital of the next one. */
const NEXT_SENTENCE = /(?<=[.!?…])\s+(?=[\p{Lu}¿¡])/u

/**
 * A Markdown text without what names a missing datum: list items, and sentences of paragraphs; then lines that only lead
 * up to a list which is gone, and headings with nothing under them. Headings that are counted ('# 2. …') are counted anew.
 * @param isMissing tells it of the name in `{{name}}`
 */
export function withoutMissing(text: string, isMissing: (name: string) => boolean): string {
  const lacks = (part: string) => [...part.matchAll(TOKEN)].some(([, name = '']) => isMissing(name))
  if (!lacks(text)) return text
  const blocks = text.split(/\n{2,}/).map((block) => (lacks(block) ? keptOf(block) : block))
  return numbered(withoutEmptyHeadings(withoutLeads(blocks))).join('\n\n')

  function keptOf(block: string): string {
    const parts = block.split(BEFORE_ITEM).map((part) => (lacks(part) ? keptPart(part) : part))
    return withoutLeads(parts).join('\n')
  }

  function keptPart(part: string): string {
    if (ITEM.test(part)) return ''
    return part
      .split(NEXT_SENTENCE)
      .filter((sentence) => !lacks(sentence))
      .join(' ')
  }
}

/** Leaves out what is empty, and a paragraph that ends in a colon with the list behind it. */
function withoutLeads(parts: string[]): string[] {
  const isLead = (part: string, index: number) =>
    part.trim().endsWith(':') &&
    parts[index + 1] === '' &&
    !ITEM.test(parts.slice(index + 1).find(Boolean) ?? '')
  return parts.filter((part, index) => part !== '' && !isLead(part, index))
}

/** From the end, so that a heading above nothing but empty headings goes too. */
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
