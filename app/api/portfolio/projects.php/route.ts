import { contractAnswer, contractRefusal, readingPreflight, withErrorEnvelope } from '@/lib/api/responses'
import { readId, readPaging, readType } from '@/lib/api/query'
import { API_MESSAGES } from '@/lib/site/error-words'
import { paginate } from '@/lib/content/paginate'
import { findProject, getAllProjects, projectsIn, withStories } from '@/lib/projects/queries'
import { findBySlug, searchProjects } from '@/lib/projects/project'

/**
 * Returns projects as SPEC §7 defines: a list by type and search, or one project by its id or slug. With `lang=en` the
 * list is in English, for the English gallery.
 */
export const GET = withErrorEnvelope(async (request) => {
  const query = new URL(request.url).searchParams
  const language = query.get('lang') === 'en' ? 'en' : 'es'
  if (readId(query) !== null || query.has('slug')) {
    const project = await oneProject(query)
    return project
      ? contractAnswer(project, API_MESSAGES.project)
      : contractRefusal(404, API_MESSAGES.projectNotFound)
  }
  const type = readType(query)
  const projects = (await getAllProjects()).filter(({ tipo }) => type === 'all' || tipo === type)
  const found = searchProjects(await projectsIn(language, projects), query.get('search') ?? '')
  const page = paginate.projects(found, readPaging(query))
  return contractAnswer({ ...page, projects: await withStories(page.projects) }, API_MESSAGES.projects)
})

export const OPTIONS = readingPreflight

/** Finds one project; `id` takes precedence over `slug`. */
async function oneProject(query: URLSearchParams) {
  const id = readId(query)
  if (id === 'malformed') return null
  if (id === null) return findBySlug(await withStories(await getAllProjects()), query.get('slug') ?? '')
  const project = await findProject(id)
  return project && (await withStories([project]))[0]
}
