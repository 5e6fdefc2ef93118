import { textResponse } from '@/lib/feeds/responses'
import { readPublishedResume } from '@/lib/resume/resume'

export const dynamic = 'force-static'

/** The CV in the JSON Resume form, for tools that read it. */
export function GET(): Response {
  return textResponse(JSON.stringify(readPublishedResume(), null, 2), 'application/json')
}
