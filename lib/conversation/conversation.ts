import 'server-only'
import { getContent } from '../content/content'
import { shortHash } from '../text/random'
import type { Blocked } from './blocked'
import { isBlocked } from './blocked'
import type { Conversations } from './read-conversations'
import { type Conversation, MAX_SHOWN, type Reply } from './reply'

/** Parts of the content: the replies, and whose aren't shown. */
export const CONVERSATIONS_PART = 'conversations'
export const BLOCKED_PART = 'blocked'

/** The replies to an article that are shown, and how many more there are. */
export type ShownConversation = Conversation & { more: number }

/** Finds the conversation about an article; null for one that names no post. */
export async function findConversation(slug: string): Promise<ShownConversation | null> {
  const { values } = await getContent()
  const all = (values[CONVERSATIONS_PART] ?? {}) as Conversations
  // A slug may be `constructor`.
  const found = Object.hasOwn(all, slug) ? all[slug] : undefined
  if (!found) return null
  const blocked = values[BLOCKED_PART] as Blocked
  const allowed = found.replies.filter((reply) => !isBlocked(reply, blocked))
  const replies = allowed.slice(0, MAX_SHOWN)
  return { ...found, replies, more: allowed.length - replies.length }
}

/** Whether any article names a post, which the privacy policy then mentions. */
export async function hasConversations(): Promise<boolean> {
  return (await getContent()).articles.some(({ conversation }) => conversation !== undefined)
}

/** Returns the path of a reply's picture on this site; null without one. */
export function avatarPath(slug: string, { avatar }: Reply): string | null {
  return avatar === null ? null : `/media/reply/${encodeURIComponent(slug)}/${shortHash(avatar)}`
}

/** Finds the address of such a picture: of a reply that is shown, and never what the client says. */
export async function findAvatar(slug: string, name: string): Promise<string | null> {
  const { replies = [] } = (await findConversation(slug)) ?? {}
  return replies.find(({ avatar }) => avatar !== null && shortHash(avatar) === name)?.avatar ?? null
}
