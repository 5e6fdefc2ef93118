import 'server-only'
import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import type { Language } from '../site/language'
import { causeOf, log } from '../site/log'
import { siteUrl } from '../site/site-url'
import { contactPath, hasContactForm } from '../site/contact-settings'
import { contactRoutes, routes, localPath, readLocalPath } from '../site/routes'
import { parseUrl } from '../text/parse-url'
import { findNamedArticle, refusalOf, type Rejection, STATUS, withRejectedForm, parseEntries } from './answer'
import { FIELDS, OWN_FIELDS, type ScriptAnswer, type Typed } from './form'
import { contactLimits } from './limits'
import { NETWORK_HEADER } from '../site/constants'
import { siteMessages } from './messages'
import { createStamp, isGoodStamp } from './stamp'

/** Enough for fields at their limits, in an alphabet that takes nine bytes per encoded character. */
const MAX_BODY_BYTES = 64 * 1024
const NOT_KEPT = { 'cache-control': 'no-store' }

/** Whether a path is the one to which the contact form is sent. */
export function isFormPath(pathname: string): boolean {
  return readLocalPath(pathname).path === contactRoutes.send
}

/**
 * Receives the contact form. Without scripts, a rejected form comes back at this same address: the page there renders
 * what was typed, which it gets in a header of this one request.
 * @param policy the strict Content-Security-Policy of the site's pages; null where any inline script may run
 */
export async function receiveForm(request: NextRequest, policy: string | null): Promise<Response> {
  const { language } = readLocalPath(request.nextUrl.pathname)
  const leadTo = (path: string) =>
    NextResponse.redirect(new URL(path, request.url), { status: 303, headers: NOT_KEPT })
  if (request.method !== 'POST' || !hasContactForm()) return leadTo(contactPath(language))

  // A longer body has a field that is rejected as too long.
  const fields = new URLSearchParams((await request.text()).slice(0, MAX_BODY_BYTES))
  const rejection = await takeMessage(fields, request.headers, language)
  const isScript = (request.headers.get('accept') ?? '').includes('application/json')
  const location = localPath(language, contactRoutes.thanks)
  if (!rejection) return isScript ? json({ outcome: 'sent', location }, 200) : leadTo(location)

  const { problem, seconds } = rejection
  const refusal = refusalOf(rejection, language)
  const headers = { ...NOT_KEPT, ...(seconds && { 'retry-after': String(seconds) }) }
  const isStale = problem === 'stale'
  if (isScript)
    return json({ outcome: 'refused', stamp: createStamp(), isStale, ...refusal }, STATUS[problem], headers)
  return NextResponse.next({
    status: STATUS[problem],
    headers: { ...headers, ...(policy && withNonce(policy)) },
    request: { headers: withRejectedForm(request.headers, { refusal, typed: typedIn(fields) }) },
  })
}

function json(answer: ScriptAnswer, status: number, headers: Record<string, string> = NOT_KEPT): Response {
  return Response.json(answer, { status, headers })
}

/** Allows the scripts that Next writes into a page rendered for one request, by a nonce, which Next gives to them. */
function withNonce(policy: string) {
  const nonce = randomBytes(16).toString('base64')
  return { 'content-security-policy': policy.replace('script-src ', `$&'nonce-${nonce}' `) }
}

/** Takes a message. @returns why it was rejected; null once the message is on the disk */
async function takeMessage(
  fields: URLSearchParams,
  headers: Headers,
  language: Language,
): Promise<Rejection | null> {
  if (!isFromThisSite(headers)) return { problem: 'foreign' }
  // Senders that fill in the invisible field are thanked, so that they learn nothing.
  if (fields.get(OWN_FIELDS.trap)) return null
  const parsed = parseEntries(typedIn(fields))
  if ('faults' in parsed) return { problem: 'incomplete', faults: parsed.faults }
  if (!isGoodStamp(fields.get(OWN_FIELDS.stamp) ?? '')) return { problem: 'stale' }
  try {
    const article = await findNamedArticle(fields.get(OWN_FIELDS.article) ?? '', language)
    const path = article && localPath(language, routes.article(article.slug))
    const content = { language, ...parsed.entries, article: path }
    const { inbox, delivery } = siteMessages()
    if (inbox.has(content)) return null
    const countMessage = await contactLimits()
    const seconds = await countMessage(headers.get(NETWORK_HEADER) ?? '')
    if (seconds > 0) return { problem: 'busy', seconds }
    await inbox.add(content)
    delivery?.wake()
    return null
  } catch (error) {
    log('error', 'contact.not-kept', { cause: causeOf(error) })
    return { problem: 'failed' }
  }
}

/** Browsers send line breaks as CRLF but count each as one character. */
function typedIn(fields: URLSearchParams): Typed {
  const names = [...FIELDS, OWN_FIELDS.article]
  return Object.fromEntries(names.map((name) => [name, (fields.get(name) ?? '').replace(/\r\n?/g, '\n')]))
}

/**
 * Whether a form comes from a page of this site, according to the browser, and not from a page of another site. Clients
 * that aren't browsers can send any header. Only hosts are compared: scheme and port differ behind a proxy with TLS.
 */
export function isFromThisSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  const own = [new URL(siteUrl).host, headers.get('host'), headers.get('x-forwarded-host')]
  return origin === null || own.includes(parseUrl(origin)?.host ?? '')
}
