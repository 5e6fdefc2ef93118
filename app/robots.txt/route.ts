import { robotsText } from '@/lib/feeds/robots'

export const dynamic = 'force-static'
export const revalidate = 300

export function GET(): Response {
  return new Response(robotsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
