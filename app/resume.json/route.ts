import { textResponse } from '@/lib/feeds/responses'
import { readPublishedResume } from '@/lib/resume/resume'

export const dynamic = 'force-static'

/** The CV in JSON Resume format. */
export function GET(): Response {
  return textResponse(JSON.stringify(readPublishedResume(), null, 2), 'application/json')
}
