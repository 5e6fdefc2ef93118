import { type NextRequest, NextResponse } from 'next/server'
import { isDevelopment } from '@/lib/config/env'
import { resolvePathname } from '@/lib/routing/resolve-pathname'
import { causeOf, log } from '@/lib/config/log'
import { processWide } from '@/lib/config/process-wide'
import { isFormPath, receiveForm } from '@/lib/contact/receive'
import { followOwner } from '@/lib/portfolio/owner-data'
import { findPreview } from '@/lib/portfolio/preview'
import { hasRolePage, isRolePath } from '@/lib/resume/role-path'
import { redirectAnswer } from '@/lib/routing/redirects'
import { isPreviewPath, readPreviewPath } from '@/lib/routing/preview-routes'
import { GLOBAL_ERROR_PAGE, NOT_FOUND_PAGE } from '@/lib/page-policy/page-names'
import { isLookedUp } from '@/lib/routing/looked-up'
import { prefersMarkdown } from '@/lib/routing/prefers-markdown'
import { isResultsPath, resultsPath } from '@/lib/search/results-path'
import { routes } from '@/lib/routing/routes'
import { hasPageCache } from '@/lib/server/page-cache-in-place'
import { weakPolicy } from '@/lib/page-policy/policy'
import { policySettings } from '@/lib/page-policy/policy-settings'
import { readPagePolicy } from '@/lib/page-policy/process-page'
import {
  home,
  notAllowed,
  READ_METHODS,
  redirect,
  type Rewriting,
  rewrite,
  TEMPORARY,
  toCanonical,
} from '@/lib/server/proxy-answers'
import { isValidPathname } from '@/lib/routing/valid-pathname'

/** Fallback pages of the site and of Next, which have no public path. */
const INTERNAL = ['/unavailable', GLOBAL_ERROR_PAGE]
const ARTICLE = /^\/article\/[^/]+$/
/** Keeps the Markdown file of an article out of search results, in favour of its page. */
const NO_PAGE = { 'x-robots-tag': 'noindex' }

/**
 * Handles paths before a page is rendered for them: invalid ones, for which Next would respond with a server error, and
 * those of articles and list pages that don't exist. Both count as unknown paths (SPEC §2).
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl
  if (isFormPath(pathname)) return receiveForm(request, isDevelopment ? null : sitePolicy)
  if (!READ_METHODS.includes(request.method) && !pathname.startsWith('/api/')) return notAllowed()
  if (INTERNAL.includes(pathname)) return home(request)
  if (!isValidPathname(pathname)) {
    return /^\/(api|_next)\//.test(pathname) ? new NextResponse(null, { status: 400 }) : home(request)
  }
  if (pathname === routes.search) return search(request)
  if (isResultsPath(pathname)) return home(request)
  if (isRolePath(pathname) && !isDevelopment) return role(request)
  if (!isLookedUp(pathname)) return NextResponse.next()
  await followOwner(['redirects'])
  const moved = redirectAnswer(request.nextUrl)
  const newPath = moved?.headers.get('location') ?? '/'
  if (isPreviewPath(pathname) && !moved) return preview(request)
  try {
    const destination = await resolvePathname(pathname)
    if (destination === 'page')
      return asksForMarkdown(request) ? markdown(pathname, request) : NextResponse.next()
    if (destination === 'markdown') return markdown(pathname.replace(/\.md$/, ''), request, NO_PAGE)
    if (moved) return redirect(newPath, request, { status: moved.status })
    if (destination === 'unknown') return home(request)
    if (typeof destination === 'object') return toCanonical(destination, request)
    // Serve the prerendered 404 page, so that unknown slugs fill no cache.
    if (!isDevelopment) return rewrite(NOT_FOUND_PAGE, request)
  } catch (error) {
    // Nothing is cached and the source is down, so the path can't be resolved; an existing page can still be served.
    log('warn', 'proxy.unknown', { path: pathname, cause: causeOf(error) })
    if (moved) return redirect(newPath, request, TEMPORARY)
  }
  return NextResponse.next()
}

/** The policy of every page of this build. */
const sitePolicy = () =>
  processWide('site-policy', async () => (await readPagePolicy())?.header ?? weakPolicy(policySettings()))

/**
 * Serves an unpublished article to requests with a valid token; other requests get the response for an unknown article.
 */
async function preview(request: NextRequest): Promise<Response> {
  const asked = readPreviewPath(request.nextUrl.pathname)
  if (isDevelopment) return NextResponse.next()
  // Next's own page cache would store the preview.
  const article = hasPageCache() && asked && (await findPreview(asked.slug, asked.token).catch(() => null))
  return article ? NextResponse.next() : rewrite(NOT_FOUND_PAGE, request)
}

/**
 * Serves the CV for a role. The path of a role that doesn't exist is an unknown path, because the page cache would
 * store a response for any name.
 */
async function role(request: NextRequest): Promise<Response> {
  if (await hasRolePage(request.nextUrl.pathname)) return NextResponse.next()
  await followOwner(['redirects'])
  const moved = redirectAnswer(request.nextUrl)
  const newPath = moved?.headers.get('location')
  return moved && newPath ? redirect(newPath, request, { status: moved.status }) : home(request)
}

/**
 * Whether a request for an article asks for Markdown. Requests of Next's router accept any type without naming
 * Markdown, so they get the page.
 */
function asksForMarkdown({ nextUrl, headers }: NextRequest): boolean {
  return ARTICLE.test(nextUrl.pathname) && prefersMarkdown(headers.get('accept'))
}

/** Serves the Markdown of an article, at its own URL or at the page's URL. */
function markdown(article: string, request: NextRequest, headers?: Rewriting['headers']): Response {
  return rewrite(`${article}/markdown`, request, { headers })
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

export const config = {
  matcher: [
    '/article/:path+',
    '/articles/:path+',
    '/etiqueta/:path+',
    '/serie/:path+',
    '/contacto/articulo/:path+',
    '/contacto/enviar',
    '/en/contact/article/:path+',
    '/en/contact/send',
    '/project/:path+',
    '/en/article/:path+',
    '/en/project/:path+',
    '/preview/:slug/:token',
    '/buscar/:path*',
    '/resume/:path+',
    '/en/resume/:path+',
    '/unavailable',
    '/_global-error',
    '/:path(.*%.*)',
    '/:path(.{200,})',
    // Headers that make Next treat a request as a server action and render a page for it.
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-type', value: '(multipart|application/x-www-form).*' }],
    },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
  ],
}
