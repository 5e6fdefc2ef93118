import type { ArticleWords } from '../../copy/article-words'

type DiagramKind = keyof ArticleWords['diagrams']

/**
 * The lines of a diagram's source that are drawn, without titles and descriptions. @param label the author's
 * description, or null
 */
export type DiagramSource = { kind: DiagramKind; label: string | null; lines: string[] }

/** Why a diagram isn't drawn. */
export type DiagramFault = 'kind' | 'size' | 'syntax'

/** Limits of one diagram. Layout time grows with the number of arrows far more than with the number of characters. */
const MAX_CHARACTERS = 3_000
const MAX_LINES = 120
const MAX_ARROWS = 80
const MAX_FRAMES = 10

const KINDS: [RegExp, DiagramKind][] = [
  [/^(?:graph|flowchart)\b/i, 'flow'],
  [/^stateDiagram(?:-v2)?$/i, 'state'],
  [/^sequenceDiagram$/i, 'sequence'],
  [/^classDiagram$/i, 'class'],
  [/^erDiagram$/i, 'relations'],
]

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/
const DESCRIPTION = /^\s*(accTitle|accDescr)\s*:\s*(.+)$/
const DESCRIPTION_BLOCK = /^[ \t]*accDescr[ \t]*\{([^{}]*)\}[ \t]*$/m
/** Styles and links, which are left out: colours suit one theme at most, and links don't work in an image. */
const LOOKS = /^(?:style|linkStyle|classDef|click)\s/
const ARROW = /[-=.<>ox|{}*]*(?:--|==|-\.|\.\.|->)[-=.<>ox|{}*]*/
const FRAME = /^(?:subgraph|loop|alt|opt|par|critical|break|rect|box|namespace|state\s.*\{)/

/** Parses a diagram's source. @returns the fault, where the source already shows that it can't be drawn */
export function readDiagram(text: string): DiagramSource | DiagramFault {
  if (text.length > MAX_CHARACTERS) return 'size'
  const front = FRONT_MATTER.exec(text)
  const title = /^title:\s*["']?(.+?)["']?\s*$/m.exec(front?.[1] ?? '')?.[1]
  const body = text.replace(FRONT_MATTER, '')
  const block = DESCRIPTION_BLOCK.exec(body)?.[1]
  const said = new Map<string, string>()
  const lines = body
    .replace(DESCRIPTION_BLOCK, '')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', value = ''] = DESCRIPTION.exec(line) ?? []
      if (name) said.set(name, value.trim())
      const isPart = !name && line.trim() !== '' && !/^\s*%%/.test(line)
      return isPart ? [line.trim()] : []
    })
  const kind = KINDS.find(([pattern]) => pattern.test(lines[0] ?? ''))?.[1]
  if (!kind) return 'kind'
  const drawn = kind === 'flow' || kind === 'state' ? lines.filter((line) => !LOOKS.test(line)) : lines
  if (drawn.some((line) => /^acc(?:Title|Descr)\b/.test(line))) return 'syntax'
  if (isTooLarge(drawn)) return 'size'
  const described = [said.get('accTitle'), said.get('accDescr') ?? block?.trim().replace(/\s+/g, ' ')]
  const label = described.filter(Boolean).join('. ') || title || null
  return { kind, label, lines: drawn }
}

/** Returns why a diagram can't be drawn, as far as its source shows; null when it may be drawn. */
export function diagramFault(text: string): DiagramFault | null {
  const source = readDiagram(text)
  return typeof source === 'string' ? source : null
}

function isTooLarge(lines: string[]): boolean {
  const arrows = lines.slice(1).reduce((sum, line) => sum + arrowsOf(line), 0)
  const frames = lines.filter((line) => FRAME.test(line)).length
  return lines.length > MAX_LINES || arrows > MAX_ARROWS || frames > MAX_FRAMES
}

/** Counts the arrows that a line draws: `A & B --> C & D` draws four. */
function arrowsOf(line: string): number {
  const groups = line.split(ARROW).map((part) => part.split('&').length)
  return groups.slice(1).reduce((sum, count, index) => sum + count * (groups[index] ?? 1), 0)
}
