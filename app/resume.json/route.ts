import { textResponse } from '@/lib/feeds/responses'
import { getPublishedResume } from '@/lib/resume/current-resume'

export const dynamic = 'force-static'
export const revalidate = 300

/** Serves the CV in the JSON Resume format, for tools that read it. */
export async function GET(): Promise<Response> {
  return textResponse(JSON.stringify(await getPublishedResume(), null, 2), 'application/json')
}
