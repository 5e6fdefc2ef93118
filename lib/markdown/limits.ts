import {
  attention,
  blockQuote,
  characterEscape,
  characterReference,
  codeText,
  definition,
  htmlText,
  labelEnd,
  labelStartImage,
  labelStartLink,
  lineEnding,
  list,
  setextUnderline,
} from 'micromark-core-commonmark'
import type {
  Construct,
  ConstructRecord,
  Effects,
  Event,
  Extension,
  Point,
  Resolver,
  State,
  TokenizeContext,
  Tokenizer,
} from 'micromark-util-types'
import type { Processor } from 'unified'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    tableCellDivider: 'tableCellDivider'
  }
}

/** What a text may have too much of. */
export type Limit = 'characters' | 'lines' | 'nesting' | 'marks' | 'nodes' | 'failure'

/** Reports the first line at which a text exceeds a limit; what is beyond is shown as its source. */
export type Report = (limit: Limit, line: number) => void

/** Two and a half times the characters of 60,000 words; pictures written as data don't count. */
export const MAX_CHARACTERS = 1_000_000
/** Lines that aren't blank. */
export const MAX_LINES = 20_000
/** Nesting of quotes and lists. */
export const MAX_DEPTH = 40
/** List items, cells, emphasis, links and so on: the parser holds some kilobytes for each. 60,000 words have some thousand. */
export const MAX_MARKS = 20_000
/**
 * Steps of the parser from a mark back to where it may have started, or through all definitions, for each character of
 * a text: ten times those of an ordinary paragraph.
 */
const STEPS_PER_CHARACTER = 20
const MIN_STEPS = 50_000
/** The parser moves this many of its events, where a quote, item or heading ends, in the time of a step. */
const EVENTS_PER_STEP = 500
/** How often in a paragraph code, HTML, a formula or an address may be read to its end in vain. */
const MAX_VAIN_READINGS = 10

/** CommonMark's constructs that are limited, by the characters at which they start. */
const COMMONMARK: Extension = {
  document: { ...startingAt('*+-0123456789', list), ...startingAt('>', blockQuote) },
  contentInitial: startingAt('[', definition),
  flow: startingAt('-=', setextUnderline),
  string: { ...startingAt('&', characterReference), ...startingAt('\\', characterEscape) },
  text: {
    ...startingAt('*_', attention),
    ...startingAt('&', characterReference),
    ...startingAt('\\', characterEscape),
    ...startingAt('`', codeText),
    ...startingAt('<', htmlText),
    ...startingAt('!', labelStartImage),
    ...startingAt('[', labelStartLink),
    ...startingAt(']', labelEnd),
  },
}
/** Joins the text of a line before it ends. */
const LINE_END: Construct = {
  ...lineEnding,
  resolveTo: (events) => joinText(events, events.findLastIndex(([, { type }]) => type === 'lineEnding') - 1),
}
/** As micromark names them: CR, LF, both. */
const LINE_ENDS: ConstructRecord = Object.fromEntries([-5, -4, -3].map((code) => [code, LINE_END]))
const HOOKS = ['document', 'contentInitial', 'flow', 'string', 'text'] as const
/** GFM's constructs that are limited too, that of bare addresses and that of formulas. */
const EXTENSIONS = [
  'bareAddress',
  'gfmFootnoteCall',
  'gfmFootnoteDefinition',
  'gfmPotentialFootnoteCall',
  'mathText',
  'strikethrough',
  'table',
]
const CONTAINERS = /^(?:list|blockQuote|gfmFootnoteDefinition)$/
/** Containers that start themselves again in the next line, and therefore can't be replaced. */
const SELF_CONTINUING = /^(?:list|blockQuote)$/
const DEFINITIONS = /^(?:definition|gfmFootnoteDefinition)$/
const LABEL_STARTS = /^(?:labelStartLink|labelStartImage)$/
/** Constructs for which the parser moves its events. */
const RESTRUCTURING = /^(?:list|blockQuote|gfmFootnoteDefinition|setextUnderline)$/
/** Constructs whose pairs are found by going back from the second to the first. */
const PAIRS = /^(?:attention|strikethrough)$/
/** Constructs that may read to the end of a paragraph before it shows that they aren't closed. */
const FAR_READING = /^(?:codeText|htmlText|mathText|labelEnd)$/
const OPENING_PARENTHESIS = 40

/**
 * Joins the pieces of text before an event, into which vain attempts divide it. The parser does so at the end of a
 * paragraph, in time that grows with the square of its length.
 */
function joinText(events: Event[], before: number): Event[] {
  let first = before - 1
  while (events[first]?.[1].type === 'data' && events[first - 2]?.[1].type === 'data') first -= 2
  const [start, end] = [events[first], events[before - 1]]
  if (start && end) start[1].end = end[1].end
  events.splice(first + 1, before - 1 - first)
  return events
}

function startingAt(signs: string, construct: Construct): ConstructRecord {
  return Object.fromEntries([...signs].map((sign) => [sign.charCodeAt(0), construct]))
}

function constructsOf(extension: Extension): Construct[] {
  return HOOKS.flatMap((hook) => Object.values(extension[hook] ?? {}).flatMap((found) => found ?? []))
}

/**
 * A remark plugin that bounds the work of the parser by counts. A construct beyond a limit isn't one: its characters
 * stay text. Registered after the plugins that add syntax.
 */
export function remarkLimits(this: Processor, options: { characters: number; report: Report }) {
  const data = this.data() as { micromarkExtensions?: Extension[] }
  const named = constructsOf(COMMONMARK).map(({ name = '' }) => name)
  const names = new Set([...named, ...EXTENSIONS])
  const limit = createLimits(options)
  const limited = (construct: Construct) => (names.has(construct.name ?? '') ? limit(construct) : construct)
  const limitAll = (record: ConstructRecord): ConstructRecord =>
    Object.fromEntries(
      Object.entries(record).map(([code, found]) => [code, [found ?? []].flat().map(limited)]),
    )
  const extensions = [COMMONMARK, ...(data.micromarkExtensions ?? [])].map((extension) => ({
    ...extension,
    ...Object.fromEntries(HOOKS.map((hook) => [hook, limitAll(extension[hook] ?? {})])),
  }))
  const replaced = named.filter((name) => !SELF_CONTINUING.test(name))
  data.micromarkExtensions = [...extensions, { text: LINE_ENDS, disable: { null: replaced } }]
}

/**
 * The labels and emphasis of a paragraph that are open, by where in it they start.
 * @param vain see above @param from where the events of the last construct begin
 */
type Paragraph = { labels: number[]; emphasis: { marker: string; at: number }[]; vain: number; from: number }

/** Returns a function that limits constructs, with the counts of one text. */
function createLimits({ characters, report }: { characters: number; report: Report }) {
  const maxSteps = Math.max(MIN_STEPS, characters * STEPS_PER_CHARACTER)
  const paragraphs = new WeakMap<TokenizeContext, Paragraph>()
  const nesting = createNesting()
  let marks = 0
  let steps = 0

  function paragraphOf(context: TokenizeContext): Paragraph {
    const paragraph = paragraphs.get(context) ?? { labels: [], emphasis: [], vain: 0, from: 0 }
    paragraphs.set(context, paragraph)
    return paragraph
  }

  /** Joins the text before a construct that has been found, and counts what it takes to resolve it. */
  function resolving({ name = '', resolveTo }: Construct): Resolver {
    return (events, context) => {
      count(context, name, joinText(events, paragraphOf(context).from))
      return resolveTo?.(events, context) ?? events
    }
  }

  function exceeded(context: TokenizeContext, name: string): Limit | null {
    const { labels, vain } = paragraphOf(context)
    if (name === 'labelEnd') steps += context.events.length - (labels.pop() ?? 0)
    if (DEFINITIONS.test(name)) steps += context.parser.defined.length
    if (marks >= MAX_MARKS || steps > maxSteps || vain >= MAX_VAIN_READINGS) return 'marks'
    return CONTAINERS.test(name) && nesting.isFull(context.now()) ? 'nesting' : null
  }

  function count(context: TokenizeContext, name: string, { length }: Event[]): void {
    marks += 1
    if (LABEL_STARTS.test(name)) paragraphOf(context).labels.push(length)
    if (PAIRS.test(name)) steps += stepsBack(context, paragraphOf(context).emphasis)
    if (RESTRUCTURING.test(name)) steps += length / EVENTS_PER_STEP
  }

  return (construct: Construct): Construct => {
    const { name = '', continuation } = construct
    const isContainer = CONTAINERS.test(name)
    const tokenize: Tokenizer = function (effects, ok, nok) {
      const from = this.now()
      const limit = exceeded(this, name)
      paragraphOf(this).from = this.events.length
      if (isContainer) disable(this, limit !== null)
      if (limit) report(limit, from.line)
      if (limit) return nok
      const enter: Effects['enter'] = (type, fields) => {
        if (type === 'tableCellDivider') marks += 1
        return effects.enter(type, fields)
      }
      const succeed: State = (code) => {
        if (isContainer) nesting.add(from)
        return ok(code)
      }
      const fail: State = (code) => {
        const isVain = code === null || (name === 'labelEnd' && code === OPENING_PARENTHESIS)
        if (isVain && FAR_READING.test(name)) paragraphOf(this).vain += 1
        return nok(code)
      }
      return construct.tokenize.call(this, { ...effects, enter }, succeed, fail)
    }
    const ownName = SELF_CONTINUING.test(name) ? name : `limited ${name}`
    const limited = { ...construct, name: ownName, tokenize, resolveTo: resolving(construct) }
    return continuation ? { ...limited, continuation: continued(continuation) } : limited
  }

  /** Counts a container that continues in a line, and where an item of a list ends. */
  function continued(continuation: Construct): Construct {
    const tokenize: Tokenizer = function (effects, ok, nok) {
      const from = this.now()
      disable(this, false)
      const succeed: State = (code) => {
        nesting.add(from)
        if (this.containerState?._closeFlow) steps += this.events.length / EVENTS_PER_STEP
        return ok(code)
      }
      return steps > maxSteps ? nok : continuation.tokenize.call(this, effects, succeed, nok)
    }
    return { ...continuation, tokenize }
  }
}

/**
 * The steps from a mark of emphasis that may end one back to where it starts, in events; to the beginning of the
 * paragraph when there is no such start. Starts between them are none from then on.
 */
function stepsBack({ events, sliceSerialize }: TokenizeContext, open: Paragraph['emphasis']): number {
  const sequence = events.at(-1)?.[1]
  if (!sequence) return 0
  const marker = sliceSerialize(sequence).charAt(0)
  const start = sequence._close ? open.findLastIndex((one) => one.marker === marker) : -1
  const steps = sequence._close ? events.length - (open[start]?.at ?? 0) : 0
  if (start !== -1) open.length = start
  else if (sequence._open) open.push({ marker, at: events.length })
  return steps
}

/** Disables quotes and lists at the current place, where there are too many, or enables them. */
function disable({ parser }: TokenizeContext, isFull: boolean): void {
  const names = parser.constructs.disable.null ?? []
  const others = names.filter((name) => !SELF_CONTINUING.test(name))
  names.splice(0, Infinity, ...others, ...(isFull ? ['list', 'blockQuote'] : []))
}

/** Counts the quotes and lists that are open in a line, by the columns at which they start. */
function createNesting() {
  let line = 0
  let columns = new Set<number>()
  function open(at: Point): Set<number> {
    if (at.line !== line) columns = new Set()
    line = at.line
    return columns
  }
  return {
    isFull: (at: Point) => open(at).size >= MAX_DEPTH && !open(at).has(at.column),
    add: (at: Point) => open(at).add(at.column),
  }
}
