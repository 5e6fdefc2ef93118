import { owner } from '@/lib/site/owner'
import { getContributions } from '@/lib/calendar/contributions'
import { totalOf } from '@/lib/calendar/days'
import { yearInMadrid } from '@/lib/text/date'

const FIRST_YEAR = 2008

/**
 * Returns the contributions of a year (`y=2025`) or of the last twelve months (`y=last`), in the service's format (SPEC
 * §7).
 */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('y') ?? 'last'
  const year = /^\d{4}$/.test(asked) ? Number(asked) : null
  const known = year === null ? asked === 'last' : year >= FIRST_YEAR && year <= yearInMadrid(new Date())
  if (!known) return refuse(400, 'unknown year')
  if (!owner.site.calendarUser) return refuse(404, 'no calendar')
  try {
    const contributions = await getContributions(year ?? 'last')
    if (!contributions) return refuse(503, 'unavailable')
    const { days, sample } = contributions
    const total = { [year ?? 'lastYear']: totalOf(days) }
    return Response.json(
      { total, contributions: days, sample },
      { headers: { 'cache-control': 'public, max-age=3600' } },
    )
  } catch {
    return refuse(503, 'unavailable') // the cause was logged
  }
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } })
}
