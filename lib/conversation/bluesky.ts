import { z } from 'zod'
import { siteDate } from '../text/date'
import { type Reply, nameOf, paragraphsOfText } from './reply'

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
