import type { Folders } from '../../config/content-folder'
import { nearest } from '../../config/nearest'
import type { Problem } from '../../config/problems'
import { readSeries } from '../../content/series-file'
import type { ArticleSummary } from '../../content/types'

/**
 * Reports mistakes in `content/series.json`: an article that does not exist, or that names a series itself.
 * @param articles null if they cannot be read
 * @throws ContentProblemsError for an unusable file
 */
export function seriesProblems(folders: Folders, articles: ArticleSummary[] | null): Problem[] {
  const read = readSeries(folders)
  if (!read || !articles) return []
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  return read.series.flatMap(({ name, articles: slugs }, index) =>
    slugs.flatMap((slug, place) => {
      const article = bySlug.get(slug)
      if (article && article.series === undefined) return []
      const problem = article ? ownSeries(slug) : noArticle(slug, [...bySlug.keys()])
      const at = read.locate([index, 'articles', place])
      return [
        {
          ...problem,
          severity: 'warning' as const,
          file: `${folders.name}/series.json`,
          place: at,
          field: `series "${name}":`,
        },
      ]
    }),
  )
}

function noArticle(slug: string, slugs: string[]): Pick<Problem, 'message' | 'fix'> {
  const meant = nearest(slug, slugs)
  return {
    message: `names ${slug}, and there is no such article`,
    fix: meant ? `Did you mean ${meant}?` : '',
  }
}

function ownSeries(slug: string): Pick<Problem, 'message' | 'fix'> {
  return {
    message: `names ${slug}, which names a series itself`,
    fix: 'Its own one counts: take it out here',
  }
}
