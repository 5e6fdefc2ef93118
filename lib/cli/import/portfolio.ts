import { isLegacyHtml } from '../../markdown/legacy-html'
import { isRecord, readCount } from '../../content/read-values'
import { fetchEnvelope, createHttpSource } from '../../content/sources/http/http-source'
import { listAllArticles, listAllProjects } from '../../content/sources/list-all'
import type { Article } from '../../content/types'
import { causeOf } from '../../site/log'
import { markFormulas } from './formulas'
import { htmlToMarkdown } from './html-to-markdown'
import { Marks, type Post, Refusal, type Source, withoutUnseen } from './post'

/**
 * Reads all articles and projects of a content API, as the site itself would.
 * @param base its address before `/api/portfolio/`
 * @throws Refusal if an answer doesn't follow the contract
 */
export async function readPortfolio(base: string): Promise<Source> {
  // The site's own type lacks the projects that an article is about.
  const projectsOf = new Map<number, unknown>()
  const api = createHttpSource(base, undefined, async (endpoint) => {
    const answer = await fetchEnvelope(endpoint)
    const { articles } = isRecord(answer.data) ? answer.data : {}
    for (const row of [articles ?? answer.data].flat().filter(isRecord))
      projectsOf.set(Number(row.id), row.project)
    return answer
  })
  try {
    const articles = await listAllArticles(api)
    const projects = await listAllProjects(api)
    const posts: Post[] = []
    for (const row of articles.rows) {
      const found = articles.whole.find(({ id }) => id === row.id) ?? (await api.findArticle(row))
      const project = [projectsOf.get(row.id)].flat().flatMap((id) => readCount(id) || [])
      if (found) posts.push(postOf({ ...found, project }, base))
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
        key: `portfolio project ${base} ${project.id}`,
        row: {
          ...project,
          imgPath: project.imgPath ?? '',
          ghLink: project.ghLink ?? '',
          demoLink: project.demoLink ?? '',
          tipo: project.tipo === 'app' ? 'app' : 'web',
        },
      })),
      notes: [...skipped, ...missing].map((what) => ({ file: base, line: null, what })),
    }
  } catch (error) {
    throw new Refusal(`The API can't be read: ${causeOf(error)}`)
  }
}

function postOf({ id, slug, content, ...fields }: Article, base: string): Post {
  const marks = new Marks()
  const text = withoutUnseen(content)
  // For an article that was never changed, an API repeats the creation date here.
  const updated_at = fields.updated_at === fields.created_at ? null : fields.updated_at
  return {
    key: `portfolio ${base} ${id}`,
    slug,
    fields: { ...fields, updated_at, status: 'published' },
    markdown: isLegacyHtml(text) ? htmlToMarkdown(markFormulas(text), marks) : text,
    marks,
    lost: [],
    addresses: [`${base}/article/${encodeURIComponent(slug)}`],
    base,
  }
}
