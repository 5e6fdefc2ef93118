import 'server-only'
import type { Language } from '../../config/language'
import { causeOf, log } from '../../config/log'
import { processWide } from '../../config/process-wide'
import { keepMessage } from '../../services/messages/inbox'
import { findNamedArticle } from './article-named'
import { type Entries, type Faults, readEntries } from './faults'
import { type BodyProblem, readFormBody, type Typed } from './form-body'
import { OWN_FIELDS } from './form-fields'
import { redeemProof } from './proof'
import { type Content, isRepeated, messageId, noteKept } from './repeated'
import { isFromThisSite } from './same-origin'
import { createStamp, isGoodStamp } from './stamp'
import { createToll, type Toll } from './toll'
import { checkTurn, createTurn } from './turn'

export type Problem = BodyProblem | 'foreign' | 'incomplete' | 'stale' | 'busy' | 'full' | 'failed'

/** A rejected message, with everything needed to show the form again with its input. */
export type Refusal = {
  problem: Problem
  faults: Faults
  typed: Typed
  /** A valid stamp for the next attempt. */
  stamp: string
  /** During a rush: a place in the queue, and the wait in seconds. */
  turn?: string
  seconds?: number
}

type Sender = { address: string; language: Language }

/** The limits of this process. */
export const contactToll = (): Toll => processWide('contact-toll', () => createToll())

/**
 * Accepts a message of the contact form: it is on the disk before this resolves to null.
 * @returns why it was rejected
 */
export async function receiveMessage(request: Request, sender: Sender): Promise<Refusal | null> {
  const { typed, problem } = await readFormBody(request)
  const stamp = typed[OWN_FIELDS.stamp] ?? ''
  const isGood = isGoodStamp(stamp)
  const refuse = (why: Problem, more: Partial<Refusal> = {}): Refusal => ({
    problem: why,
    faults: {},
    typed,
    stamp: isGood ? stamp : createStamp(),
    ...more,
  })

  if (problem) return refuse(problem)
  if (!isFromThisSite(request.headers)) return refuse('foreign')
  // Senders that fill in the invisible field are thanked, so that they learn nothing.
  if (typed[OWN_FIELDS.trap]) return null
  const { entries, faults } = readEntries(typed)
  if (!entries) return refuse('incomplete', { faults })
  if (!isGood) return refuse('stale')
  const content = await contentOf(entries, typed, sender.language)
  if (await isRepeated(content)) return null
  const wait = await payToll(typed, sender.address)
  if (wait) return refuse('busy', wait)
  const outcome = await keep(content)
  return outcome === 'full' || outcome === 'failed' ? refuse(outcome) : null
}

/**
 * Lets a message pass that is free, has a sufficient proof of work, or has waited its turn.
 * @returns the turn to wait for; null when the message passes
 */
async function payToll(typed: Typed, address: string): Promise<{ turn: string; seconds: number } | null> {
  const toll = contactToll()
  const worth = await redeemProof(typed[OWN_FIELDS.proof] ?? '')
  const level = toll.level(address)
  if (toll.isFree(address) || (worth !== null && worth >= level)) {
    toll.passed(address)
    return null
  }
  const queued = { address, lastTurn: toll.lastTurn(address) }
  const given = typed[OWN_FIELDS.turn] ?? ''
  const left = checkTurn(given, queued)
  if (left === 0) {
    toll.passed(address, true)
    return null
  }
  const turn = left === null ? createTurn(address, level) : given
  return { turn, seconds: checkTurn(turn, queued) ?? 1 }
}

async function contentOf(entries: Entries, typed: Typed, language: Language): Promise<Content> {
  const { name, email, kind, message: text } = entries
  const article = await findNamedArticle(typed[OWN_FIELDS.article] ?? '').catch(() => null)
  return { language, kind, name, email, text, article: article?.path ?? null }
}

async function keep(content: Content): Promise<'kept' | 'known' | 'full' | 'failed'> {
  try {
    const id = await messageId(content)
    const outcome = await keepMessage({ id, receivedAt: new Date().toISOString(), ...content })
    if (outcome !== 'full') noteKept(content, id)
    return outcome
  } catch (error) {
    log('error', 'contact.not-kept', { cause: causeOf(error) })
    return 'failed'
  }
}
