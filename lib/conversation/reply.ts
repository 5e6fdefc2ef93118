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
