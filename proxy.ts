import { type NextRequest, NextResponse } from 'next/server'
import { isDevelopment } from '@/lib/site/env'
import { owner } from '@/lib/site/owner'
import { type CanonicalRedirect, isLookedUp, resolvePathname } from '@/lib/pages/resolve-pathname'
import { findContent, partsIn } from '@/lib/content/content'
import { PHOTOGRAPH } from '@/lib/images/image-format'
import { readSlug } from '@/lib/content/parse'
import { findPreview } from '@/lib/articles/preview'
import { canShow } from '@/lib/articles/queries'
import { findProcessWide } from '@/lib/site/once'
import { isFormPath, receiveForm } from '@/lib/contact/receive'
import { hasRolePage, isRolePath } from '@/lib/resume/current-resume'
import { locationOf, redirectAnswer, UNKNOWN_PREFIX } from '@/lib/pages/redirects'
import { readPreviewPath } from '@/lib/articles/routes'
import { GLOBAL_ERROR_PAGE, NOT_FOUND_PAGE } from '@/lib/page-policy/page-names'
import { hasOwnPage } from '@/lib/pages/own-pages'
import {
  hasText,
  isFixedText,
  isOwnPagePath,
  isOwnText,
  pageOfRoute,
  pageOfText,
  textRoute,
} from '@/lib/pages/site-segments'
import { prefersMarkdown } from '@/lib/server/weights'
import { isResultsPath, resultsPath } from '@/lib/search/query'
import { decodeSegment, isValidPathname, localPath, readLocalPath, routes } from '@/lib/site/routes'
import type { Language } from '@/lib/site/language'
import { isShown, partOf } from '@/lib/site/shown-parts'
import { FOR_NOW, hasPageCache, MISSING_PATH, UNAVAILABLE_PATH } from '@/lib/server/page-cache'
import type { PagePolicy } from '@/lib/page-policy/process-page'

/** Fallback pages of the site and of Next, which have no public path. */
const INTERNAL = [UNAVAILABLE_PATH, GLOBAL_ERROR_PAGE]
/** Paths whose pictures a route of the site serves. */
const SERVED = /^\/(?:_next\/|_unknown\/|images\/|media\/|apple-touch-icon\.png$)/
const ARTICLE = /^\/article\/([^/]+)/
/** Methods that pages support. */
const READ_METHODS = ['GET', 'HEAD']
/** A temporary redirect that must not be cached. */
const TEMPORARY = { status: 307, headers: { 'cache-control': 'no-store' } }
/** Keeps the Markdown file of an article out of search results, in favour of its page. */
const NO_PAGE = { 'x-robots-tag': 'noindex' }

/**
 * Handles paths before a page is rendered for them: invalid ones, for which Next would respond with a server error, and
 * those of articles and list pages that don't exist. Both count as unknown paths (SPEC §2).
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl
  if (isFormPath(pathname) && !owner.site.without.includes('contact'))
    return receiveForm(
      request,
      (findProcessWide('page-policy') as PagePolicy | null | undefined)?.header ?? null,
    )
  if (!READ_METHODS.includes(request.method) && !pathname.startsWith('/api/'))
    return new NextResponse(null, { status: 405, headers: { allow: READ_METHODS.join(', ') } })
  if (INTERNAL.includes(pathname)) return home(request)
  // A picture in public/ is served like one in content/images/: without what it tells about place, time and camera.
  if (PHOTOGRAPH.test(pathname) && !SERVED.test(pathname))
    return rewrite(`${UNKNOWN_PREFIX}${pathname}`, request)
  if (!isValidPathname(pathname)) {
    return /^\/(api|_next)\//.test(pathname) ? new NextResponse(null, { status: 400 }) : home(request)
  }
  if (pathname === routes.search) return search(request)
  if (isResultsPath(pathname)) return home(request)
  const isLocal = isRolePath(pathname) ? isDevelopment : !isLookedUp(pathname)
  const { page, form } = readForm(pathname)
  const isFixed = isFixedText(page)
  const isOwn = isOwnPagePath(page)
  if (isLocal && !isOwn && !isFixed && partOf(page) === null) return NextResponse.next()
  const content = await findContent()
  const moved = content && redirectAnswer(request.nextUrl, content.values.redirects.table)
  const { language } = readLocalPath(page)
  if (!moved && !isShown(page, partsIn(language, content))) return rewrite(missingPage(language), request)
  if (isOwn)
    return content && hasOwnPage(page, content)
      ? show(request, form)
      : rewrite(`${UNKNOWN_PREFIX}${pathname}`, request)
  if (isFixed && !moved) return show(request, form)
  if (isLocal) return NextResponse.next()
  const draft = readPreviewPath(pathname)
  if (draft && !moved) return preview(draft, request)
  // Nothing was ever read, so the path can't be resolved; a page of the build can still be served.
  if (!content) return NextResponse.next()
  const destination = isRolePath(pathname) ? await resolveRole(pathname) : resolvePathname(pathname, content)
  if (destination === 'page' || destination === 'markdown') return show(request, destination)
  if (moved) return redirect(moved.headers.get('location') ?? '/', request, { status: moved.status })
  if (destination === 'unknown') return home(request)
  if (typeof destination === 'object') return toCanonical(destination, request)
  // Serve the prerendered 404 page, so that unknown slugs fill no cache.
  return isDevelopment ? NextResponse.next() : rewrite(NOT_FOUND_PAGE, request)
}

/** The path of a role that doesn't exist is an unknown path, because the page cache would store a page for any name. */
async function resolveRole(pathname: string): Promise<'page' | 'unknown' | CanonicalRedirect> {
  if (await hasRolePage(pathname)) return 'page'
  const lower = pathname.toLowerCase()
  return lower !== pathname && (await hasRolePage(lower)) ? { location: lower, status: 301 } : 'unknown'
}

/** Reads which page a path would show, and in which form, for pages that need no lookup among articles and projects. */
function readForm(pathname: string): { page: string; form: 'page' | 'markdown' } {
  const text = pageOfText(pathname)
  if (text !== null && (isFixedText(text) || isOwnText(text))) return { page: text, form: 'markdown' }
  return { page: pageOfRoute(pathname) ?? pathname, form: 'page' }
}

/**
 * Serves a page that exists, or its text as Markdown: at its own address, or at that of the page for clients that prefer
 * it. An article that is listed, but whose text was never read and can't be read now, is
 * replaced for a moment.
 */
async function show(request: NextRequest, form: 'page' | 'markdown'): Promise<Response> {
  const { pathname } = request.nextUrl
  const rewritten = pageOfRoute(pathname)
  const path = rewritten ?? (form === 'markdown' ? pageOfText(pathname) : null) ?? pathname
  const segment = ARTICLE.exec(path)?.[1]
  const isAsked = hasText(path) && prefersMarkdown(request.headers.get('accept'))
  const isText = form === 'markdown' || rewritten !== null || isAsked
  if (segment !== undefined && hasPageCache() && !(await canShow(readSlug(decodeSegment(segment)) ?? '')))
    return isText ? new Response(null, { status: 503, headers: FOR_NOW }) : rewrite(UNAVAILABLE_PATH, request)
  if (!isText || rewritten !== null) return NextResponse.next()
  return rewrite(textRoute(path), request, { headers: form === 'markdown' ? NO_PAGE : undefined })
}

/** Only the site's page cache gives the page the status 404; elsewhere the page of unknown articles has it. */
function missingPage(language: Language): string {
  return isDevelopment || hasPageCache() ? localPath(language, MISSING_PATH) : NOT_FOUND_PAGE
}

/**
 * Serves an unpublished article to requests with a valid token; other requests get the response for an unknown article.
 */
async function preview(
  { slug, token }: { slug: string; token: string },
  request: NextRequest,
): Promise<Response> {
  if (isDevelopment) return NextResponse.next()
  // Next's own page cache would store the preview.
  const article = hasPageCache() && (await findPreview(slug, token).catch(() => null))
  return article ? NextResponse.next() : rewrite(NOT_FOUND_PAGE, request)
}

/** Serves the search page, or the results of a query, which are rendered for this request. */
function search(request: NextRequest): Response {
  const results = resultsPath(request.nextUrl)
  // Next's own page cache would store every results page. Without the site's page cache, the browser fetches the
  // results instead.
  return results && (isDevelopment || hasPageCache())
    ? rewrite(results, request, { query: '' })
    : NextResponse.next()
}

/** Serves another path of this site under the requested URL. */
function rewrite(
  path: string,
  { nextUrl }: NextRequest,
  { query, headers }: { query?: string; headers?: Record<string, string> } = {},
): Response {
  const url = nextUrl.clone()
  url.pathname = path
  url.search = query ?? nextUrl.search
  return NextResponse.rewrite(url, { headers })
}

/** Redirects to the home page in the language of the path. */
function home(request: NextRequest): Response {
  const { language } = readLocalPath(request.nextUrl.pathname)
  return redirect(localPath(language, routes.home), request, TEMPORARY)
}

/** Redirects to the canonical path, keeping the query. */
function toCanonical({ location, status }: CanonicalRedirect, request: NextRequest): Response {
  const target = locationOf(location, request.nextUrl.search)
  return redirect(target, request, status === 301 ? { status } : TEMPORARY)
}

/**
 * Redirects to a path of this site. Next requires an absolute URL here. It uses the request's own origin, whatever its
 * host, so that Next responds with the path only.
 */
function redirect(path: string, { url }: NextRequest, init: ResponseInit): Response {
  return NextResponse.redirect(new URL(path, url), init)
}

export const config = {
  matcher: [
    // Everything but files of the build, and routes that are the same whatever the content is.
    '/((?!(?:_next|_unknown|images|media)/|api/[^.]*$).+)',
    { source: '/', has: [{ type: 'header', key: 'accept', value: '.*text/markdown.*' }] },
    // There too what Next or a file system couldn't handle.
    '/:path(.*%.*|.{200,})',
  ],
}
