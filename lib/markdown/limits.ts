import type { Nodes, Root } from 'mdast'
import {
  attention,
  autolink,
  blockQuote,
  characterEscape,
  characterReference,
  codeText,
  definition,
  htmlText,
  labelEnd,
  labelStartImage,
  labelStartLink,
  list,
} from 'micromark-core-commonmark'
import type {
  Construct,
  ConstructRecord,
  Extension,
  Point,
  State,
  TokenizeContext,
  Tokenizer,
} from 'micromark-util-types'
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
/** List items, cells, emphasis, links and so on: the parser holds some kilobytes for each. 60,000 words have some thousand. */
export const MAX_MARKS = 20_000
/** Steps of the parser for each character of a text: ten times those of an ordinary paragraph. */
const STEPS_PER_CHARACTER = 50
const MIN_STEPS = 200_000
/** The parser looks through this many of its events, or of its definitions, in the time of a step, and moves so many. */
const SEARCHED_PER_STEP = 20
/** Emphasis in emphasis takes twice as long. */
const PAIRED_PER_STEP = 10
const MOVED_PER_STEP = 500
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

/** Limits what a parsed text produces. */
export function limitNodes(tree: Root): void {
  const lengths = new Map<string, number>()
  visit(tree, 'definition', ({ identifier, url, title }) => {
    if (!lengths.has(identifier)) lengths.set(identifier, url.length + (title?.length ?? 0))
  })
  const html = createHtmlMeter()
  let nodes = 0
  let columns = 0
  const costOf = (node: Nodes): number => {
    if (node.type === 'html') return html.costOf(node.value)
    if (node.type === 'table') columns = node.children[0]?.children.length ?? 0
    const repeated = 'identifier' in node ? (lengths.get(node.identifier) ?? 0) + node.identifier.length : 0
    const missing = node.type === 'tableRow' ? columns : 0
    return (WEIGHTS.get(node.type) ?? 1) + html.reopened() + missing + repeated / CHARACTERS_OF_A_NODE
  }
  for (const block of tree.children) {
    visit(block, (node) => {
      nodes += costOf(node)
    })
    if (nodes > MAX_NODES) throw new BeyondLimit({ limit: 'nodes', line: block.position?.start.line ?? 1 })
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

const STRINGS = { ...startingAt('&', characterReference), ...startingAt('\\', characterEscape) }
/** CommonMark's constructs that are counted, by the characters at which they start. */
const COMMONMARK: Extension = {
  document: { ...startingAt('*+-0123456789', list), ...startingAt('>', blockQuote) },
  contentInitial: startingAt('[', definition),
  string: STRINGS,
  text: {
    ...STRINGS,
    ...startingAt('*_', attention),
    ...startingAt('`', codeText),
    ...startingAt('<', [autolink, htmlText]),
    ...startingAt('!', labelStartImage),
    ...startingAt('[', labelStartLink),
    ...startingAt(']', labelEnd),
  },
}
const HOOKS = ['document', 'contentInitial', 'flow', 'string', 'text'] as const

function startingAt(signs: string, constructs: Construct | Construct[]): ConstructRecord {
  return Object.fromEntries([...signs].map((sign) => [sign.charCodeAt(0), constructs]))
}

/** Containers start themselves again in the next line, and therefore can't be replaced. */
const CONTAINER = /^(?:list|blockQuote|gfmFootnoteDefinition)$/

/**
 * A remark plugin that limits the work of the parser by counts; where it is too much, the parser throws. Registered after
 * the plugins that add syntax.
 */
export function remarkLimits(this: Processor, { characters }: { characters: number }) {
  const data = this.data() as { micromarkExtensions?: Extension[] }
  const counted = createCounter(Math.max(MIN_STEPS, characters * STEPS_PER_CHARACTER))
  const countAll = (record: ConstructRecord, steps?: Steps): ConstructRecord =>
    Object.fromEntries(
      Object.entries(record).map(([code, found]) => [
        code,
        [found ?? []].flat().map((construct) => counted(construct, steps)),
      ]),
    )
  const extensions = [COMMONMARK, ...(data.micromarkExtensions ?? [])].map((extension) => ({
    ...extension,
    ...Object.fromEntries(
      HOOKS.map((hook) => [hook, countAll(extension[hook] ?? {}, hook === 'text' ? stepsBack : undefined)]),
    ),
  }))
  const names = HOOKS.flatMap((hook) => Object.values(COMMONMARK[hook] ?? {}).flat())
    .map((construct) => construct?.name ?? '')
    .filter((name) => !CONTAINER.test(name))
  data.micromarkExtensions = [...extensions, { disable: { null: names } }]
}

type Steps = (context: TokenizeContext, name: string) => number

/** Constructs for which the parser looks through a paragraph for where they begin, or through all definitions. */
const SEARCHING = /^(?:attention|definition|gfm\w*Footnote\w*|labelEnd|strikethrough)$/

/** The steps in which the parser looks through what it has read, or moves it, for a construct in the text. */
function stepsBack({ parser, events }: TokenizeContext, name: string): number {
  if (!SEARCHING.test(name)) return events.length / MOVED_PER_STEP
  const searched = parser.defined.length + events.length
  return searched / (name === 'attention' ? PAIRED_PER_STEP : SEARCHED_PER_STEP)
}

/** The steps in which it looks for what a line may continue lazily that doesn't continue a container. */
function stepsBackInFlow({ events }: TokenizeContext): number {
  const flow = events.findLast(([, token]) => token._tokenizer)?.[1]._tokenizer
  return (flow?.events.length ?? 0) / SEARCHED_PER_STEP
}

/** Returns a function that counts what a construct does, in all of one text. */
function createCounter(maxSteps: number) {
  let [marks, steps, line] = [0, 0, 0]
  let columns = new Set<number>()

  function limitNesting(at: Point): void {
    if (at.line !== line) columns = new Set()
    line = at.line
    columns.add(at.column)
    if (columns.size > MAX_DEPTH) throw new BeyondLimit({ limit: 'nesting', line })
  }

  /** @param isPart of another construct, so that it is no mark of its own */
  return function counted(construct: Construct, more: Steps = () => 0, isPart = false): Construct {
    const { name = '', continuation } = construct
    const tokenize: Tokenizer = function (effects, ok, nok) {
      const from = this.now()
      const finish =
        (next: State, isFound: boolean): State =>
        (code) => {
          marks += isFound && !isPart ? 1 : 0
          steps += 1 + this.now().offset - from.offset + more(this, name)
          if (isFound && CONTAINER.test(name)) limitNesting(from)
          if (marks > MAX_MARKS || steps > maxSteps)
            throw new BeyondLimit({ limit: 'marks', line: from.line })
          return next(code)
        }
      const enter: typeof effects.enter = (type, fields) => {
        if (String(type) === 'tableCellDivider') marks += 1
        return effects.enter(type, fields)
      }
      const attempt: typeof effects.attempt = (inner, yes, no) =>
        effects.attempt('tokenize' in inner ? counted(inner as Construct, undefined, true) : inner, yes, no)
      return construct.tokenize.call(
        this,
        { ...effects, enter, attempt },
        finish(ok, true),
        finish(nok, false),
      )
    }
    return {
      ...construct,
      name: isPart || /^(?:list|blockQuote)$/.test(name) ? name : `counted ${name}`,
      tokenize,
      ...(continuation && { continuation: counted({ ...continuation, name }, stepsBackInFlow, true) }),
    }
  }
}
