import type { Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { z } from 'zod'
import { readText } from '../validation/read-values'
import { siteDate } from '../text/date'

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
function paragraphsOfHtml(html: string): string[] {
  return paragraphsOfText(textOf(unified().use(rehypeParse, { fragment: true }).parse(html)))
}

/** Returns the lines of a stranger's text without invisible signs; one that is longer than a reply may be ends in an ellipsis. */
function paragraphsOfText(text: string): string[] {
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

/** The public service, which needs no account. */
const BLUESKY_API = 'https://public.api.bsky.app'
/** How deep replies to replies are read. */
const DEPTH = 10

const labels = z.array(z.unknown()).default([])
const node = z.object({
  post: z.object({
    uri: z.string(),
    record: z.object({ text: z.string(), createdAt: z.string() }),
    labels,
    author: z.object({
      handle: z.string(),
      displayName: z.string().default(''),
      avatar: z.string().nullish(),
      labels,
    }),
  }),
  replies: z.array(z.unknown()).default([]),
})
const thread = z.object({ thread: z.object({ replies: z.array(z.unknown()).default([]) }) })

/** Returns where Bluesky lists the replies to a post. */
export function threadAddress({ author, key }: { author: string; key: string }, api = BLUESKY_API): string {
  const uri = `at://${author}/app.bsky.feed.post/${key}`
  return `${api}/xrpc/app.bsky.feed.getPostThread?${new URLSearchParams({ uri, depth: String(DEPTH), parentHeight: '0' })}`
}

/**
 * Reads the replies in such an answer. Those with a label (a warning, or an author who is shown to members only) are left
 * out, and so are rows that can't be read.
 * @throws ZodError for an answer of another form
 */
export function readThread(answer: unknown): Reply[] {
  return thread.parse(answer).thread.replies.flatMap(repliesIn)
}

function repliesIn(row: unknown): Reply[] {
  const { data } = node.safeParse(row)
  if (!data) return []
  const { post, replies } = data
  const { author, record } = post
  const [, , id = '', , key = ''] = post.uri.split('/')
  // What Bluesky says instead of a name that isn't its owner's any more.
  const account = nameOf(author.handle === 'handle.invalid' ? id : author.handle)
  const date = siteDate(record.createdAt)?.date
  const isShown = date !== undefined && post.labels.length === 0 && author.labels.length === 0
  const own: Reply[] = isShown
    ? [
        {
          url: `https://bsky.app/profile/${encodeURIComponent(account)}/post/${key}`,
          name: nameOf(author.displayName) || account,
          account,
          date,
          paragraphs: paragraphsOfText(record.text),
          avatar: author.avatar ?? null,
        },
      ]
    : []
  return [...own, ...replies.flatMap(repliesIn)]
}

const emojis = z.array(z.object({ shortcode: z.string() })).catch([])
const address = z.url({ protocol: /^https?$/ }).nullish()
const status = z.object({
  url: address,
  uri: address,
  created_at: z.string(),
  content: z.string(),
  visibility: z.string(),
  spoiler_text: z.string().default(''),
  sensitive: z.boolean().default(false),
  emojis,
  account: z.object({
    acct: z.string(),
    emojis,
    display_name: z.string().default(''),
    avatar_static: z.string().nullish(),
  }),
})
const context = z.object({ descendants: z.array(z.unknown()) })
const PUBLIC = new Set(['public', 'unlisted'])

/** Returns where a server of Mastodon lists the replies to a post. */
export function contextAddress({ origin, id }: { origin: string; id: string }): string {
  return `${origin}/api/v1/statuses/${id}/context`
}

/**
 * Reads the public replies in such an answer; those with a warning, and rows that can't be read, are left out.
 * @throws ZodError for an answer of another form
 */
export function readStatuses(answer: unknown, origin: string): Reply[] {
  return context.parse(answer).descendants.flatMap((row): Reply[] => {
    const { data } = status.safeParse(row)
    const date = data && siteDate(data.created_at)?.date
    const url = data?.url ?? data?.uri
    if (!data || !date || !url || !PUBLIC.has(data.visibility) || data.sensitive || data.spoiler_text)
      return []
    const { acct, display_name, avatar_static } = data.account
    const account = acct.includes('@') ? acct : `${acct}@${new URL(origin).host}`
    return [
      {
        url,
        name: nameOf(withoutEmojis(display_name, data.account)) || nameOf(acct),
        account: nameOf(account),
        date,
        paragraphs: paragraphsOfHtml(withoutEmojis(data.content, data)),
        avatar: avatar_static ?? null,
      },
    ]
  })
}

/** Removes the pictures of a server's own that stand in a text by their names (`:blobcat:`). */
function withoutEmojis(text: string, { emojis: all }: { emojis: z.output<typeof emojis> }): string {
  return all.reduce((rest, { shortcode }) => rest.replaceAll(`:${shortcode}:`, ''), text)
}
