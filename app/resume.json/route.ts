import { textResponse } from '@/lib/feeds/responses'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { currentPublishedResume, dependsOnResume } from '@/lib/resume/current-resume'

export const dynamic = 'force-static'

/** Serves the CV in the JSON Resume format, for tools that read it. */
export async function GET(): Promise<Response> {
  await dependsOnOwner()
  await dependsOnResume()
  return textResponse(JSON.stringify(currentPublishedResume(), null, 2), 'application/json')
}
