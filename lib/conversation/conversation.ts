import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import packageJson from '@/package.json'
import { getContent } from '../content/content'
import { FetchFailure, fetchText } from '../site/fetch-text'
import { type Post, readPost } from '../content/front-matter'
import type { Values } from '../content/part'
import type { ArticleIndex } from '../content/types'
import { causeOf, log } from '../site/log'
import { shortHash } from '../text/random'
import {
  contextAddress,
  type Conversation,
  MAX_READ,
  MAX_SHOWN,
  readStatuses,
  readThread,
  type Reply,
  threadAddress,
} from './reply'
import { type Folders, folders } from '../site/content-folder'
import { readJsonFile } from '../validation/read-json'
import { checkedValue, isEmptyOrNull } from '../validation/validate'
import { escapePattern } from '../text/escaping'
import { foldToPlain } from '../text/folding'

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

/** Articles whose replies are read again at a load, newest first; those of others stay as they are. */
const MAX_ARTICLES = 30
/** A slow service may not keep the rest of the content waiting. */
const LIMITS = { timeoutMs: 4_000, maxBytes: 2 * 1024 * 1024 }

/** The conversations by the slugs of their articles. */
export type Conversations = Readonly<Record<string, Conversation>>

/**
 * Reads the replies to the posts that articles name, all at once. A service that fails keeps the replies of before; it is
 * logged once for each load.
 */
export async function readConversations(
  previous: Conversations | null,
  values: Values,
  bluesky?: string,
): Promise<Conversations> {
  const { entries = [] } = (values.articles ?? {}) as Partial<ArticleIndex>
  const posts = entries.flatMap(({ row }) => {
    const post = row.conversation === undefined ? null : readPost(row.conversation)
    return post ? [{ slug: row.slug, post }] : []
  })
  const failures: unknown[] = []
  const read = await Promise.all(
    posts.map(async ({ slug, post }, at): Promise<[string, Conversation]> => {
      const { service, url } = post
      const known = previous && Object.hasOwn(previous, slug) ? previous[slug] : undefined
      const before = known?.url === url ? known : { service, url, replies: [] }
      if (at >= MAX_ARTICLES) return [slug, before]
      const replies = await readReplies(post, bluesky).catch((error: unknown) => {
        failures.push(error)
        return before.replies
      })
      return [slug, { service, url, replies }]
    }),
  )
  if (failures.length > 0)
    log('warn', 'conversation.read-failed', { cause: causeOf(failures[0]), kept: 'the replies of before' })
  return Object.fromEntries(read)
}

async function readReplies(post: Post, bluesky?: string) {
  const endpoint = post.service === 'mastodon' ? contextAddress(post) : threadAddress(post, bluesky)
  const headers = { accept: 'application/json', 'user-agent': `portfolio/${packageJson.version}` }
  const { status, text } = await fetchText(endpoint, headers, LIMITS)
  if (status !== 200) throw new FetchFailure(`${endpoint} answered ${status}`, false)
  const answer: unknown = JSON.parse(text)
  const replies = post.service === 'mastodon' ? readStatuses(answer, post.origin) : readThread(answer)
  return replies
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, MAX_READ)
}

const NAME = 'conversation.json'

/** `content/conversation.json`: whose replies aren't shown, and words that aren't. */
const blockedSchema = z.strictObject({
  blockedAccounts: z
    .array(z.string('an account such as ana@social.example'), 'a list of accounts')
    .default([]),
  blockedWords: z.array(z.string('a word'), 'a list of words').default([]),
})

type Blocked = z.output<typeof blockedSchema>

/** Reads the owner's list. @throws ContentProblemsError with all problems of the file */
export function readBlocked(of: Folders = folders): Blocked {
  const place = path.join(/* turbopackIgnore: true */ of.content, NAME)
  if (!existsSync(/* turbopackIgnore: true */ place)) return { blockedAccounts: [], blockedWords: [] }
  const file = `${of.name}/${NAME}`
  const { value, locate } = readJsonFile(file, place, 'Without blocked accounts, take the file away')
  return checkedValue(blockedSchema, value, { file, locate, isAbsent: isEmptyOrNull })
}

/**
 * Whether a reply is not to be shown: by its account, also of a whole host (`@social.example`), or by a word of it or its
 * plural, in any spelling of capitals and accents. A part of another word is none.
 */
export function isBlocked(
  { account, name, paragraphs }: Pick<Reply, 'account' | 'name' | 'paragraphs'>,
  { blockedAccounts, blockedWords }: Blocked,
): boolean {
  const own = foldToPlain(account)
  const isTheirs = blockedAccounts.some((given) => {
    const one = foldToPlain(given.trim())
      .replace(PROFILE, accountAt)
      .replace(/^@(?=.*@)/, '')
    return one.startsWith('@') ? own.endsWith(one) || `@${own}` === one : own === one
  })
  const words = foldToPlain([name, ...paragraphs].join('\n'))
  return isTheirs || blockedWords.some((word) => wordPattern(foldToPlain(word.trim())).test(words))
}

/** The address of an account. */
const PROFILE = /^https?:\/\/([^/]+)\/(?:profile\/|users\/)?@?([^/]+)\/?$/

function accountAt(_address: string, host: string, user: string): string {
  return host === 'bsky.app' || user.includes('@') ? user : `${user}@${host}`
}

function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}(?:e?s)?(?![\\p{L}\\p{N}])`, 'u')
}

const SERVICES = { mastodon: 'Mastodon', bluesky: 'Bluesky' } as const
type Service = keyof typeof SERVICES

export const CONVERSATION = {
  heading: 'Conversación',
  none: 'Todavía no hay respuestas.',
  reply: (service: Service) => `Responder en ${SERVICES[service]}`,
  more: (count: number, service: Service) =>
    `${count === 1 ? 'Hay otra respuesta' : `Hay otras ${count} respuestas`} en ${SERVICES[service]}.`,
}

/** The month of the words below; it moves with what they say. */
export const CONVERSATION_UPDATED = 'noviembre de 2026'

/** What the privacy policy says of the replies, as Markdown. */
export const CONVERSATION_POLICY =
  '**Respuestas en otras redes.** Bajo algunos artículos se muestran las respuestas públicas a su anuncio en Mastodon o Bluesky: nombre, cuenta, fecha, texto e imagen de perfil, tal como las publica su autor, por el interés legítimo en mostrar lo que se dice del artículo (artículo 6.1.f del RGPD). Las lee el servidor de este sitio; su navegador no se comunica con esas redes. Si se borran allí, desaparecen también de aquí en poco tiempo; quien prefiera que su respuesta no aparezca puede pedirlo al responsable.'

export const CONVERSATION_EN: typeof CONVERSATION = {
  heading: 'Conversation',
  none: 'There are no replies yet.',
  reply: (service) => `Reply on ${SERVICES[service]}`,
  more: (count, service) =>
    `There ${count === 1 ? 'is one more reply' : `are ${count} more replies`} on ${SERVICES[service]}.`,
}
