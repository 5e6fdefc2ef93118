import { ERRORS } from '../copy/errors'
import { ARTICLES_PAGE_SIZE, PROJECTS_PAGE_SIZE } from '../config/constants'
import type { ArticlePage, ProjectPage, ProjectType } from '../portfolio/types'

type Envelope = { success?: unknown; message?: unknown; data?: Record<string, unknown> | null }

/** A list that couldn't be read in the browser; the message is what the visitor or the console reads (SPEC §8). */
export class ListFailure extends Error {
  override name = 'ListFailure'
}

/** A page of articles from the site's own contract. @throws ListFailure with the visitor's sentence (SPEC §8) */
export async function fetchArticlePage(page: number): Promise<ArticlePage> {
  const answer = await ask(`/api/portfolio/articles.php?page=${page}&limit=${ARTICLES_PAGE_SIZE}`).catch(
    (error: Error) => {
      throw new ListFailure(ERRORS.connectionTo(error.message))
    },
  )
  if (!answer.ok) throw new ListFailure(ERRORS.connectionTo(ERRORS.http(answer.status)))
  const { success, message, data } = answer.body
  if (!success || !Array.isArray(data?.articles))
    throw new ListFailure(textOr(message, ERRORS.articlesFailed))
  return data as unknown as ArticlePage
}

/** A page of projects from the site's own contract. @throws ListFailure with the console's sentence (SPEC §8) */
export async function fetchProjectPage(page: number, type?: ProjectType): Promise<ProjectPage> {
  const filter = type ? `&type=${type}` : ''
  const answer = await ask(`/api/portfolio/projects.php?page=${page}&limit=${PROJECTS_PAGE_SIZE}${filter}`)
  const { success, message, data } = answer.body
  if (!answer.ok) {
    throw new ListFailure(
      `HTTP error! status: ${answer.status}, message: ${textOr(message, 'Unknown error')}`,
    )
  }
  if (!success) throw new ListFailure(`API error: ${textOr(message, 'Unknown API error')}`)
  if (!Array.isArray(data?.projects)) throw new ListFailure('Invalid data format: projects is not an array')
  return data as unknown as ProjectPage
}

async function ask(path: string): Promise<{ ok: boolean; status: number; body: Envelope }> {
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  const body: unknown = await response.json().catch(() => ({}))
  return { ok: response.ok, status: response.status, body: (body ?? {}) as Envelope }
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value ? value : otherwise
}
