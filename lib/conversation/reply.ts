import type { Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { readText } from '../content/read-values'

/** A public reply to a post: strangers' words, as plain text. Dates are wall-clock time in Madrid. */
export type Reply = {
  /** Address of the reply. */
  url: string
  name: string
  /** `ana@social.example`, or `ana.example`. */
  account: string
  date: string
  paragraphs: string[]
  avatar: string | null
}

/** The replies to an article's post, oldest first. */
export type Conversation = { service: 'mastodon' | 'bluesky'; url: string; replies: Reply[] }

/** Replies that are read of one post, before those of blocked accounts are left out, and those that are shown. */
export const MAX_READ = 120
export const MAX_SHOWN = 30

const MAX_TEXT = 2_000
const MAX_NAME = 60
/** Elements whose content nobody reads. */
const SILENT = new Set(['script', 'style', 'template', 'title', 'noscript', 'iframe', 'svg', 'math'])
const BLOCKS = new Set(['p', 'div', 'blockquote', 'li', 'h1', 'h2', 'h3', 'pre'])

/** Returns the paragraphs of a stranger's HTML as plain text: no element, address or style of it is kept. */
export function paragraphsOfHtml(html: string): string[] {
  return paragraphsOfText(textOf(unified().use(rehypeParse, { fragment: true }).parse(html)))
}

/** Returns the lines of a stranger's text without invisible signs; one that is longer than a reply may be ends in an ellipsis. */
export function paragraphsOfText(text: string): string[] {
  return (readText(text, MAX_TEXT) ?? '').split('\n').flatMap((line) => readText(line) ?? [])
}

/** Signs that are seen; people write a name that isn't by the fillers of Braille and Hangul. */
const SEEN = /[^\s\p{Cf}\u2800\u115f\u1160\u3164\uffa0]/u

/** Returns a stranger's name on one line; empty if nothing of it can be seen. */
export function nameOf(text: string): string {
  return SEEN.test(text) ? (readText(text.replace(/\s+/g, ' '), MAX_NAME) ?? '') : ''
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  if (node.type === 'element' && SILENT.has(node.tagName)) return ''
  if (node.type === 'element' && node.tagName === 'br') return '\n'
  const inner = node.children.map(textOf).join('')
  return node.type === 'element' && BLOCKS.has(node.tagName) ? `\n${inner}\n` : inner
}
