import { fetchProjectPage } from '@/lib/api/client'
import { LIST_ERRORS } from '@/lib/copy/list-errors'
import type { ProjectType } from '@/lib/portfolio/types'
import { readProjectsPath } from '@/lib/routing/project-views'
import button from '../ui/button.module.css'
import type { FailureProps } from '../ui/list-code'
import { ListFailed } from '../ui/list-failed'
import { renderPage, type RenderedPage } from './rendered-page'

export { followHead } from '../ui/page-head'

/** Fetches and renders a page of the gallery. @throws ListFailure, whose message goes to the console as well (SPEC §8) */
export async function load(path: string): Promise<RenderedPage & { type?: ProjectType }> {
  const { type, page = 1 } = readProjectsPath(path) ?? {}
  try {
    return { ...renderPage(await fetchProjectPage(page, type)), type }
  } catch (error) {
    // eslint-disable-next-line no-console -- SPEC §8 names these messages for the console
    console.error((error as Error).message)
    throw error
  }
}

/** The list that was there stays (SPEC §4); the link loads the page that was asked for from the server. */
export function Failure({ path, attempt }: FailureProps) {
  return (
    <ListFailed title={LIST_ERRORS.projectsFailed} key={attempt}>
      <a href={path} className={button.button} data-variant="outline">
        {LIST_ERRORS.wholePage}
      </a>
    </ListFailed>
  )
}
