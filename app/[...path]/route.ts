import { NextResponse } from 'next/server'

/** Any other path leads home (SPEC §2), for the time being only; what Next itself doesn't know stays 404. */
export function GET(request: Request): Response {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/_next/')) return new NextResponse(null, { status: 404 })
  return new NextResponse(null, { status: 307, headers: { location: '/', 'cache-control': 'no-store' } })
}
