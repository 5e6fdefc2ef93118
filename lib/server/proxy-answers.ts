import { type NextRequest, NextResponse } from 'next/server'
import { localPath, readLocalPath, routes } from '../site/routes'
import { locationOf } from '../pages/redirects'
import type { CanonicalRedirect } from '../pages/resolve-pathname'

/** Methods that pages support. */
export const READ_METHODS = ['GET', 'HEAD']
/** A temporary redirect that must not be cached. */
const TEMPORARY = { status: 307, headers: { 'cache-control': 'no-store' } }

export type Rewriting = { query?: string; headers?: Record<string, string> }

/** Serves another path of this site under the requested URL. */
export function rewrite(
  path: string,
  { nextUrl }: NextRequest,
  { query, headers }: Rewriting = {},
): Response {
  const url = nextUrl.clone()
  url.pathname = path
  url.search = query ?? nextUrl.search
  return NextResponse.rewrite(url, { headers })
}

/** Pages accept no forms; Next would render a page for a POST request. */
export function notAllowed(): Response {
  return new NextResponse(null, { status: 405, headers: { allow: READ_METHODS.join(', ') } })
}

/** Redirects to the home page in the language of the path. */
export function home(request: NextRequest): Response {
  const { language } = readLocalPath(request.nextUrl.pathname)
  return redirect(localPath(language, routes.home), request, TEMPORARY)
}

/** Redirects to the canonical path, keeping the query. */
export function toCanonical({ location, status }: CanonicalRedirect, request: NextRequest): Response {
  const target = locationOf(location, request.nextUrl.search)
  return redirect(target, request, status === 301 ? { status } : TEMPORARY)
}

/**
 * Redirects to a path of this site. Next requires an absolute URL here. It uses the request's own origin, whatever its
 * host, so that Next responds with the path only.
 */
export function redirect(path: string, { url }: NextRequest, init: ResponseInit): Response {
  return NextResponse.redirect(new URL(path, url), init)
}
