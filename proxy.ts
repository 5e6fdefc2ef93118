import { type NextRequest, NextResponse } from 'next/server'
import { isDevelopment } from '@/lib/config/env'
import { type KnownAddress, resolvePathname } from '@/lib/routing/resolve-pathname'
import { causeOf, log } from '@/lib/config/log'
import { followOwner } from '@/lib/portfolio/owner-data'
import { findPreview } from '@/lib/portfolio/preview'
import { redirectAnswer } from '@/lib/routing/redirects'
import { isPreviewPath, readPreviewPath } from '@/lib/routing/routes'
import { GLOBAL_ERROR_PAGE, NOT_FOUND_PAGE } from '@/lib/server/next-internals/page-names'
import { hasPageCache } from '@/lib/server/page-cache-in-place'
import { isValidPathname } from '@/lib/routing/valid-pathname'

/** Pages that stand in for others; they have no address of their own. */
const INTERNAL = ['/unavailable', GLOBAL_ERROR_PAGE]
const READING = ['GET', 'HEAD']
/** A redirect that nobody keeps. */
const FOR_NOW = { status: 307, headers: { 'cache-control': 'no-store' } }

/**
 * Looks at addresses before a page is made for them: those that no page can have, which Next would answer with a
 * server fault, and those of articles and list pages that don't exist. Both are unknown paths (SPEC §2).
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl
  if (!READING.includes(request.method) && !pathname.startsWith('/api/')) return notAllowed()
  if (INTERNAL.includes(pathname)) return home(request)
  if (!isValidPathname(pathname)) {
    return /^\/(api|_next)\//.test(pathname) ? new NextResponse(null, { status: 400 }) : home(request)
  }
  if (!/^\/(article|articles|project|preview)\//.test(pathname)) return NextResponse.next()
  await followOwner(['redirects'])
  const moved = redirectAnswer(request.nextUrl)
  const newPath = moved?.headers.get('location') ?? '/'
  if (isPreviewPath(pathname) && !moved) return preview(request)
  try {
    const destination = await resolvePathname(pathname)
    if (destination === 'page') return NextResponse.next()
    if (destination === 'markdown') return shown(pathname.replace(/\.md$/, '/markdown'), request)
    if (moved) return redirect(newPath, request, { status: moved.status })
    if (destination === 'nothing') return home(request)
    if (typeof destination === 'object') return toKnown(destination, request)
    // Made once at build, so that made-up addresses fill no cache.
    if (!isDevelopment) return shown(NOT_FOUND_PAGE, request)
  } catch (error) {
    // Nothing is known of the content at this moment. A page that was made before still can be shown.
    log('warn', 'proxy.unknown', { path: pathname, cause: causeOf(error) })
    if (moved) return redirect(newPath, request, FOR_NOW)
  }
  return NextResponse.next()
}

/** An article that isn't published, for a request with a valid token; any other meets what an unknown article is. */
async function preview(request: NextRequest): Promise<Response> {
  const asked = readPreviewPath(request.nextUrl.pathname)
  if (isDevelopment) return NextResponse.next()
  // Next's own cache of pages would keep it.
  const article = hasPageCache() && asked && (await findPreview(asked.slug, asked.token).catch(() => null))
  return article ? NextResponse.next() : shown(NOT_FOUND_PAGE, request)
}

/** Another page of this site at the address that was asked for. */
function shown(path: string, { nextUrl }: NextRequest): Response {
  const url = nextUrl.clone()
  url.pathname = path
  return NextResponse.rewrite(url)
}

/** A page has no forms to receive: whoever sends one would have it made for nothing. */
function notAllowed(): Response {
  return new NextResponse(null, { status: 405, headers: { allow: READING.join(', ') } })
}

function home(request: NextRequest): Response {
  return redirect('/', request, FOR_NOW)
}

/** The address that another one stands for, in the state that the query asks for. */
function toKnown({ leadsTo, status }: KnownAddress, request: NextRequest): Response {
  return redirect(leadsTo + request.nextUrl.search, request, status === 301 ? { status } : FOR_NOW)
}

/**
 * Next wants an absolute address here. It is on the request's own origin, whatever host that names, so that Next answers
 * with the path alone.
 */
function redirect(path: string, { url }: NextRequest, init: ResponseInit): Response {
  return NextResponse.redirect(new URL(path, url), init)
}

export const config = {
  matcher: [
    '/article/:path+',
    '/articles/:path+',
    '/project/:path+',
    '/preview/:slug/:token',
    '/unavailable',
    '/_global-error',
    '/:path(.*%.*)',
    '/:path(.{200,})',
    // What Next would take for a form, and make a page for.
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-type', value: '(multipart|application/x-www-form).*' }],
    },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
  ],
}
