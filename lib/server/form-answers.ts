import 'server-only'
import { LRUCache } from 'lru-cache'
import { findNamedArticle } from '../api/contact/article-named'
import { faultTexts, refusalInit, refusalText } from '../api/contact/form-answer'
import { OWN_FIELDS } from '../api/contact/form-fields'
import type { Refusal } from '../api/contact/receive'
import { isDevelopment } from '../config/env'
import { type Language, LANGUAGES } from '../config/language'
import { processWide } from '../config/process-wide'
import { wordsIn } from '../copy/words'
import { readBuiltPage } from '../page-policy/built-pages'
import { readPagePolicy } from '../page-policy/process-page'
import { localPath } from '../routing/local-path'
import { routes } from '../routing/routes'
import { createFormFiller } from './form-page'
import { newestFormPage } from './form-pages'
import { withoutDeferred } from './without-scripts'

/**
 * Creates the response to a rejected message for a browser without scripts: the form's page with all input and the
 * error messages filled in.
 */
export async function refusedPage(request: Request, refusal: Refusal, language: Language): Promise<Response> {
  const { typed, stamp, turn = '' } = refusal
  const { contact } = wordsIn(language)
  const [{ fillIn, policy }, article] = await Promise.all([
    formOf(newestFormPage(language) ?? (await firstPage(request, language))),
    findNamedArticle(typed[OWN_FIELDS.article] ?? '').catch(() => null),
  ])
  const html = fillIn({
    typed: { ...typed, [OWN_FIELDS.article]: article?.path ?? '' },
    message: refusalText(refusal, language),
    faults: faultTexts(refusal, language),
    stamp,
    turn,
    about: article ? contact.about(article.title) : '',
    title: contact.errorTitle,
  })
  const { status, headers } = refusalInit(refusal)
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    },
  })
}

/**
 * Reads the prerendered page, used before any visitor has requested the form. In development it is fetched, since there
 * is no build.
 */
async function firstPage(request: Request, language: Language): Promise<string> {
  const path = localPath(language, routes.contact)
  if (isDevelopment) return (await fetch(new URL(path, request.url))).text()
  return String(await readBuiltPage(`${path.slice(1)}.html`))
}

/** Used where pages have no policy of their own, as in development. */
const SCRIPTLESS = "script-src 'none'; form-action 'self'"

type Form = { fillIn: ReturnType<typeof createFormFiller>; policy: string }

const forms = () =>
  processWide('forms', () => new LRUCache<string, Promise<Form>>({ max: 2 * LANGUAGES.length }))

/** Each distinct page is parsed once. */
function formOf(page: string): Promise<Form> {
  const known = forms().get(page)
  if (known) return known
  const form = readForm(page)
  forms().set(page, form)
  return form
}

async function readForm(page: string): Promise<Form> {
  const policy = isDevelopment ? null : await readPagePolicy()
  const html = withoutDeferred(page, policy?.trusted ?? new Set())
  return { fillIn: createFormFiller(html), policy: policy?.header ?? SCRIPTLESS }
}
