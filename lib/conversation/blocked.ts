import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Folders, folders } from '../site/content-folder'
import { readJsonFile } from '../validation/read-json'
import { checkedValue, isEmptyOrNull } from '../validation/validate'
import type { Reply } from './reply'
import { escapePattern } from '../text/escaping'

const NAME = 'conversation.json'

/** `content/conversation.json`: whose replies aren't shown, and words that aren't. */
const blockedSchema = z.strictObject({
  blockedAccounts: z
    .array(z.string('an account such as ana@social.example'), 'a list of accounts')
    .default([]),
  blockedWords: z.array(z.string('a word'), 'a list of words').default([]),
})

export type Blocked = z.output<typeof blockedSchema>

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
  const own = plain(account)
  const isTheirs = blockedAccounts.some((given) => {
    const one = plain(given)
      .replace(PROFILE, accountAt)
      .replace(/^@(?=.*@)/, '')
    return one.startsWith('@') ? own.endsWith(one) || `@${own}` === one : own === one
  })
  const words = plain([name, ...paragraphs].join('\n'))
  return isTheirs || blockedWords.some((word) => wordPattern(plain(word)).test(words))
}

/** The address of an account. */
const PROFILE = /^https?:\/\/([^/]+)\/(?:profile\/|users\/)?@?([^/]+)\/?$/

function accountAt(_address: string, host: string, user: string): string {
  return host === 'bsky.app' || user.includes('@') ? user : `${user}@${host}`
}

function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}(?:e?s)?(?![\\p{L}\\p{N}])`, 'u')
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
