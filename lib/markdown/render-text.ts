import 'server-only'
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { Language } from '../site/language'
import { causeOf, log } from '../site/log'
import { escapeMarkup } from '../text/escaping'
import type { WikiTargets } from './links'
import type { TextAddresses } from './page-html'
import type { TextFacts, TextPart } from './text-parts'
import { type TaskArguments, type TaskName, type TaskResult, TASKS } from './text-tasks'
import { TEXT_WORDS } from './words'
import { processWide } from '../site/once'
import { createWorkerThread } from '../site/worker-thread'

/** Longer texts are rendered in a thread: this many characters take this one less than 0.1 s. */
const MAX_CHARACTERS_HERE = 8_000
/** The longest take ten seconds: they have a thread of their own, so that others don't wait for them. */
const MAX_CHARACTERS_TOGETHER = 40_000
const MAX_HEAP_MB = 512

/**
 * Runs a task: a short text in this thread, a long one in another, so that it holds up no other request.
 * @throws Error when the text can't be rendered
 */
async function inTextThread<Name extends TaskName>(
  name: Name,
  given: TaskArguments<Name>,
): Promise<TaskResult<Name>> {
  const { length } = given[0]
  if (length <= MAX_CHARACTERS_HERE) return TASKS[name](...given)
  const thread = length > MAX_CHARACTERS_TOGETHER ? 'long-text-thread' : 'text-thread'
  const run = processWide(thread, () => createWorkerThread(openThread, TASKS))
  return (await run(name, given)) as TaskResult<Name>
}

function openThread(): Worker {
  return new Worker(new URL('./text-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
}

/** Facts of texts: pages and lists ask for them often, and the log names a limit once. */
const MAX_CACHED_FACTS = 500

const cache = new LRUCache<string, TextFacts>({ max: MAX_CACHED_FACTS })

/** Returns what a page has to know of a text. The log names the limits that the text exceeds. */
export async function getTextFacts(content: string, language: Language = 'es'): Promise<TextFacts> {
  const key = createHash('sha256').update(`${language}\n${content}`).digest('base64')
  const known = cache.get(key)
  if (known) return known
  const nothing: TextFacts = { sections: [], images: [], diagrams: [], notes: [], beyond: [] }
  const facts = await render('textFacts', [content, language], () => nothing)
  for (const { limit, line } of facts.beyond)
    log('warn', 'markdown.beyond-limit', { limit, line, text: content.slice(0, 80) })
  cache.set(key, facts)
  return facts
}

/** Takes a text apart at its top-level headings, for a search; on an error it is one part. */
export async function getTextParts(content: string): Promise<TextPart[]> {
  return render('textParts', [content], () => [{ id: null, heading: '', text: content }])
}

/** Renders a text for a page as sanitised HTML; on an error as its source. */
export async function getPageHtml(
  content: string,
  addresses: TextAddresses,
  language: Language = 'es',
): Promise<string> {
  return render('pageHtml', [content, addresses, language], () => sourceHtml(content, language))
}

/**
 * Renders a text for feed readers; on an error as its source.
 * @param page absolute URL of the article
 */
export async function getFeedHtml(
  content: string,
  page: string,
  addresses: TextAddresses,
  language: Language = 'es',
): Promise<string> {
  return render('feedHtml', [content, page, addresses, language], () => sourceHtml(content, language))
}

/**
 * Returns a text as Markdown to read outside of its page; on an error as it is.
 * @param page absolute URL of the page
 */
export async function getPortableText(
  content: string,
  page: string,
  notes: WikiTargets = {},
): Promise<string> {
  return render('portableText', [content, page, notes], () => content)
}

async function render<Name extends TaskName>(
  name: Name,
  given: TaskArguments<Name>,
  otherwise: () => TaskResult<Name>,
): Promise<TaskResult<Name>> {
  try {
    return await inTextThread(name, given)
  } catch (error) {
    log('warn', 'markdown.not-rendered', { cause: causeOf(error), kept: 'the source' })
    return otherwise()
  }
}

function sourceHtml(content: string, language: Language): string {
  return `<p>${TEXT_WORDS[language].source}</p><pre><code>${escapeMarkup(content)}</code></pre>`
}
