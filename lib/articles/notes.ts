import { slugOf } from '../text/slug'

type Note = { slug: string; title: string }

/**
 * Finds the article that a link between notes names, `[[name]]`: by its slug, its file's name or its title, in any
 * spelling. Folders before the name don't count.
 */
export function findNote<Found extends Note>(name: string, articles: readonly Found[]): Found | null {
  const wanted = slugOf(name.split('/').at(-1)?.replace(/\.md$/i, '') ?? '')
  if (!wanted) return null
  const bySlug = articles.find(({ slug }) => slugOf(slug) === wanted)
  return bySlug ?? articles.find(({ title }) => slugOf(title) === wanted) ?? null
}
