import type { Nodes, Root } from 'mdast'
import type { Construct, ConstructRecord, Effects, Extension, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import { htmlParts } from './legacy-html'
import { visit } from './tree'

/** What a text may have too much of. */
export type Limit = 'characters' | 'lines' | 'nesting' | 'marks' | 'nodes' | 'failure'
/** A limit that a text exceeds, and the line from which it is shown as its source. */
export type Excess = { limit: Limit; line: number }

/** Two and a half times the characters of 60,000 words; pictures written as data don't count. */
export const MAX_CHARACTERS = 1_000_000
/** Lines that aren't blank. */
export const MAX_LINES = 20_000
/** Nesting of quotes and lists, and of HTML elements. */
export const MAX_DEPTH = 40
export const MAX_HTML_DEPTH = 60
/** Signs that may begin or end a construct, and cells: the parser holds some kilobytes for each. 60,000 words have half as many. */
export const MAX_MARKS = 30_000
/** Steps of the parser for each character of a text: ten times those of an ordinary paragraph. */
const STEPS_PER_CHARACTER = 50
const MIN_STEPS = 200_000
/** At a sign the parser may look through all that it has read of a paragraph: this much in the time of a step. */
const SEARCHED_PER_STEP = 20
/** Emphasis in emphasis takes twice as long. */
const PAIRED_PER_STEP = 10
/**
 * Elements and pieces of text that a text may produce, with what the site adds to them: 60,000 words with a link in each
 * sentence have 80,000. Next keeps the process busy in proportion to a page's length, 0.2 s for each megabyte.
 */
export const MAX_NODES = 90_000
/** What stands for more than a node, by how much of a page it is: widths of a picture, words for screen readers. */
const PICTURE = 110
const LINK = 16
const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['code', 60],
  ['footnoteReference', 55],
  ['heading', 35],
  ['image', PICTURE],
  ['imageReference', PICTURE],
  ['<img>', PICTURE],
  ['<iframe>', PICTURE],
  ['link', LINK],
  ['linkReference', LINK],
  ['<a>', LINK],
  ['math', 45],
])
/** Characters that count as one more node, of what a reference repeats, such as a long address. */
const CHARACTERS_OF_A_NODE = 4

/** Thrown where a text exceeds a limit. */
class BeyondLimit extends Error {
  constructor(readonly excess: Excess) {
    super(excess.limit)
  }
}

/**
 * Reads as much of a text as is within the limits: all of it, or what stands before the line that is too much.
 * @param read gets this part and the rest: how much it may do follows from the length of both @param report is told of each limit that is exceeded
 */
export function withinLimits<T>(
  text: string,
  read: (shown: string, rest: string) => T,
  report: (excess: Excess) => void = () => undefined,
): T {
  let end = text.length
  for (;;) {
    try {
      const shown = text.slice(0, end)
      limitSize(shown)
      return read(shown, text.slice(end))
    } catch (error) {
      if (end === 0) throw error
      const excess: Excess = error instanceof BeyondLimit ? error.excess : { limit: 'failure', line: 1 }
      report(excess)
      end = Math.min(lineOffset(text, excess.line), end - 1)
    }
  }
}

/** The offset at which a line of a text begins. @param line from 1 */
export function lineOffset(text: string, line: number): number {
  let offset = 0
  for (let before = 1; before < line; before += 1) offset = text.indexOf('\n', offset) + 1
  return offset
}

function limitSize(text: string): void {
  let [characters, lines] = [0, 0]
  for (const [index, line] of text.split('\n').entries()) {
    characters += line.length + 1
    if (line.trim() !== '') lines += 1
    const limit = characters > MAX_CHARACTERS ? 'characters' : lines > MAX_LINES ? 'lines' : null
    if (limit) throw new BeyondLimit({ limit, line: index + 1 })
  }
}

/** Limits what a parsed text produces, and how deep its quotes and lists are nested. */
export function limitNodes(tree: Root): void {
  const lengths = new Map<string, number>()
  visit(tree, 'definition', ({ identifier, url, title }) => {
    if (!lengths.has(identifier)) lengths.set(identifier, url.length + (title?.length ?? 0))
  })
  const html = createHtmlMeter()
  let [nodes, deepest] = [0, 0]
  const measure = (node: Nodes, depth: number, columns: number): void => {
    const repeated = 'identifier' in node ? (lengths.get(node.identifier) ?? 0) + node.identifier.length : 0
    const own =
      node.type === 'html' ? html.costOf(node.value) : (WEIGHTS.get(node.type) ?? 1) + html.reopened()
    nodes += own + (node.type === 'tableRow' ? columns : 0) + repeated / CHARACTERS_OF_A_NODE
    deepest = Math.max(deepest, depth)
    if (!('children' in node)) return
    const inside = /^(?:list|blockquote)$/.test(node.type) ? depth + 1 : depth
    const width = node.type === 'table' ? (node.children[0]?.children.length ?? 0) : columns
    for (const child of node.children) measure(child, inside, width)
  }
  for (const block of tree.children) {
    measure(block, 0, 0)
    const limit = deepest > MAX_DEPTH ? 'nesting' : nodes > MAX_NODES ? 'nodes' : null
    if (limit) throw new BeyondLimit({ limit, line: block.position?.start.line ?? 1 })
  }
}

/** Formatting elements: HTML parsers reopen these in every following block until they are closed. */
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/
/** Elements without content, and those whose end tag may be missing. */
const NOT_NESTED =
  /^(?:area|base|br|caption|col|colgroup|dd|dt|embed|hr|img|input|li|link|meta|option|p|param|rp|rt|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/

/**
 * Counts the elements that fragments of HTML will produce, before they are parsed: as unclosed formatting elements are
 * reopened in every block, forty thousand characters can produce as many million elements.
 */
function createHtmlMeter() {
  const open: string[] = []
  const reopened = () => open.filter((name) => FORMATTING.test(name)).length
  const costOf = (html: string): number => {
    let nodes = 0
    for (const part of htmlParts(html)) {
      const name = part.type === 'text' ? '' : part.name
      const start = part.type === 'close' ? open.lastIndexOf(name) : -1
      if (start !== -1) open.splice(start, 1)
      else nodes += (WEIGHTS.get(`<${name}>`) ?? 1) + reopened()
      if (part.type === 'open' && !NOT_NESTED.test(name)) open.push(name)
      if (open.length > MAX_HTML_DEPTH) return Infinity
    }
    return nodes
  }
  return { reopened, costOf }
}

/**
 * A remark plugin that limits the work of the parser by counts; where it is too much, the parser throws. Registered after
 * the plugins that add syntax, so that it counts before these are tried.
 */
export function remarkLimits(this: Processor, { characters }: { characters: number }) {
  const data = this.data() as { micromarkExtensions?: Extension[] }
  const meter = createMeter(Math.max(MIN_STEPS, characters * STEPS_PER_CHARACTER))
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), meter]
}

/**
 * Counts the steps of the parser, and the signs and cells that it finds, by a construct that is tried first wherever another
 * may begin, and never is one. All constructs of a block or of a paragraph take their steps by the same `effects`.
 */
function createMeter(maxSteps: number): Extension {
  let [steps, marks, line, column, begun] = [0, 0, 0, 0, 0]
  const metered = new WeakSet<Effects>()
  const count = (more: number): void => {
    steps += more
    if (steps > maxSteps || marks > MAX_MARKS) throw new BeyondLimit({ limit: 'marks', line })
  }
  const meter = (look: (context: TokenizeContext) => void): Construct => ({
    partial: true,
    // Only another construct divides a text.
    previous: () => false,
    tokenize(effects, _ok, nok) {
      look(this)
      if (metered.has(effects)) return nok
      metered.add(effects)
      const { consume, enter } = effects
      effects.consume = (code) => {
        count(1)
        consume(code)
      }
      effects.enter = (type, fields) => {
        if (String(type) === 'tableCellDivider') marks += 1
        return enter(type, fields)
      }
      return nok
    },
  })
  const block = meter((context) => {
    line = context.now().line
  })
  /** Where the parser looks through a paragraph for where a construct begins, or through all definitions. */
  const search = (isMark: boolean, searchedPerStep = SEARCHED_PER_STEP) =>
    meter((context) => {
      line = context.now().line
      marks += isMark ? 1 : 0
      count(1 + (context.events.length + context.parser.defined.length) / searchedPerStep)
    })
  const container = meter((context) => {
    const at = context.now()
    begun = at.line !== line ? 1 : at.column > column ? begun + 1 : begun
    ;[line, column] = [at.line, at.column]
    if (begun > MAX_DEPTH) throw new BeyondLimit({ limit: 'nesting', line })
  })
  return {
    document: startingAt('*+-0123456789>[', container),
    contentInitial: startingAt('[', search(false)),
    flow: { null: block },
    text: {
      ...startingAt('!&<[\\]`$', search(true)),
      ...startingAt('*_~', search(true, PAIRED_PER_STEP)),
      ...startingAt('hHwW', search(false)),
    },
  }
}

function startingAt(signs: string, construct: Construct): ConstructRecord {
  return Object.fromEntries([...signs].map((sign) => [sign.charCodeAt(0), construct]))
}
