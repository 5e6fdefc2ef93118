import { type NextRequest, NextResponse } from 'next/server'
import { isUsablePath } from '@/lib/usable-path'

/**
 * Runs for addresses that look unusual only: percent-encoding, or very long. Next answers broken encoding with a
 * server fault and tries to write pages under names that no disk accepts; here such an address is an unknown path
 * like any other (SPEC §2), or, below /api and /_next, a bad request.
 */
export function proxy(request: NextRequest): Response {
  const { pathname } = request.nextUrl
  if (isUsablePath(pathname)) return NextResponse.next()
  const isProgram = /^\/(api|_next)\//.test(pathname)
  return isProgram
    ? new NextResponse(null, { status: 400 })
    : NextResponse.redirect(new URL('/', request.url), {
        status: 307,
        headers: { 'cache-control': 'no-store' },
      })
}

export const config = { matcher: ['/:path(.*%.*)', '/:path(.{200,})'] }
