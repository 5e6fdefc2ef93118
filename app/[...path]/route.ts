import { NextResponse } from 'next/server'
import { findRedirect, redirectLocation } from '@/lib/redirects'
import { decodeSegment } from '@/lib/routes'

/**
 * An address that the site had once leads to its new one, for good; any other path leads home (SPEC §2), for the time
 * being only; what Next itself doesn't know stays 404.
 */
export function GET(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith('/_next/')) return new NextResponse(null, { status: 404 })
  const moved = findRedirect(decodeSegment(pathname) ?? pathname)
  if (moved)
    return new NextResponse(null, { status: 308, headers: { location: redirectLocation(moved, search) } })
  return new NextResponse(null, { status: 307, headers: { location: '/', 'cache-control': 'no-store' } })
}
