import { createHttpSource } from '../../content/sources/http/http-source'
import { listAllArticles, listAllProjects } from '../../content/sources/list-all'
import type { Article } from '../../content/types'
import { causeOf } from '../../site/log'
import type { Post, Source } from './post'

/**
 * Reads all articles and projects of a content API, as the site itself would.
 * @param base its address before `/api/portfolio/`
 * @throws Error if an answer doesn't follow the contract
 */
export async function readPortfolio(base: string): Promise<Source> {
  const api = createHttpSource(base)
  try {
    const articles = await listAllArticles(api)
    const projects = await listAllProjects(api)
    const posts: Post[] = []
    for (const { content, ...row } of articles.rows) {
      const found = content === null ? await api.findArticle(row) : { ...row, content }
      if (found) posts.push(postOf(found, base))
    }
    const skipped = [...articles.skipped, ...projects.skipped].map(
      ({ id, title, field, reason }) => `the row ${id} "${title ?? ''}" is left out: ${field} ${reason}`,
    )
    const isWhole = articles.complete && projects.complete
    const missing = isWhole ? [] : ['the API counts more rows than it sent: run the command again']
    return {
      name: base,
      trustedHost: new URL(base).host,
      posts,
      projects: projects.rows.map((project) => ({
        ...project,
        imgPath: project.imgPath ?? '',
        ghLink: project.ghLink ?? '',
        demoLink: project.demoLink ?? '',
        tipo: project.tipo === 'app' ? 'app' : 'web',
      })),
      notes: [...skipped, ...missing].map((what) => `${base}: ${what}`),
    }
  } catch (error) {
    throw new Error(`The API can't be read: ${causeOf(error)}`, { cause: error })
  }
}

function postOf({ id: _, slug, content, ...fields }: Article, base: string): Post {
  // For an article that was never changed, an API repeats the creation date here.
  const updated_at = fields.updated_at === fields.created_at ? null : fields.updated_at
  return {
    slug,
    fields: { ...fields, updated_at, status: 'published' },
    markdown: content,
    lost: [],
    addresses: [`${base}/article/${encodeURIComponent(slug)}`],
    base,
  }
}
