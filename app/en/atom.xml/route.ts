import { feedResponse } from '@/lib/feeds/feed'

export const dynamic = 'force-static'
export const revalidate = 300

export function GET(): Promise<Response> {
  return feedResponse('atom', 'en')
}
