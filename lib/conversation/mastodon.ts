import { z } from 'zod'
import { siteDate } from '../text/date'
import { type Reply, nameOf, paragraphsOfHtml } from './reply'

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
