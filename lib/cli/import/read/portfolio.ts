import { parseArticle, parseProject } from '../../../content/parse'
import { InvalidDataError } from '../../../content/errors'
import { isRecord, readCount, readText } from '../../../content/read-values'
import type { Article, Project } from '../../../content/types'
import { isLegacyHtml } from '../../../markdown/legacy-html'
import { withoutBlankEnds } from '../../../text/without-blank-ends'
import { htmlToMarkdown } from '../html-to-markdown'
import { Marks, withoutPrivateSigns } from '../marks'
import type { ImportedProject, Note, Post, Reading } from '../post'

type Row = Record<string, unknown>

/**
 * Rows of the content API.
 * @param place the source's name in messages
 * @param base the API's base URL; null for files of an export, whose local paths stay as they are
 */
type PortfolioRows = { articles: Row[]; projects: Row[]; place: string; base: string | null }

/** The known fields of an article. `reading_minutes` is not imported, but computed from the text again. */
const ARTICLE_FIELDS = new Set(
  'id title slug excerpt content status featured_image tags meta_description created_at updated_at published_at series series_order project reading_minutes'.split(
    ' ',
  ),
)
const PROJECT_FIELDS = new Set('id imgPath isBlog title description ghLink demoLink tipo'.split(' '))

/**
 * Reads articles and projects from the content API, or from files in its format. Rows that the
 * site cannot show are reported.
 */
export function readPortfolio(rows: PortfolioRows): Reading {
  const notes: Note[] = []
  const each = <T>(list: Row[], kind: string, read: (row: Row) => T): T[] =>
    list.flatMap((row) => {
      try {
        return [read(row)]
      } catch (error) {
        if (!(error instanceof InvalidDataError)) throw error
        const name = `${kind} ${readText(row.id) ?? '?'}${readText(row.title) ? ` "${readText(row.title, 60)}"` : ''}`
        notes.push({
          file: rows.place,
          line: null,
          what: `the ${name} is left out: ${error.field} ${error.reason}`,
        })
        return []
      }
    })
  const origin = { endpoint: rows.place, root: rows.base ?? '' }
  const posts = each(rows.articles, 'article', (row) => {
    // Drafts in an export count as articles, too.
    const article = parseArticle({ ...row, status: 'published' }, origin)
    return article ? [postOf(article, row, rows.base)] : []
  }).flat()
  const projects = each(rows.projects, 'project', (row) =>
    projectOf(parseProject(row, origin), row, rows.base),
  )
  return { posts, projects, notes }
}

function postOf({ series, series_order, ...article }: Article, row: Row, base: string | null): Post {
  const marks = new Marks()
  const projects = [row.project].flat().flatMap((id) => readCount(id) || [])
  const content = withoutBlankEnds(withoutPrivateSigns(article.content))
  return {
    ...article,
    key: `portfolio ${base ?? 'export'} ${article.id}`,
    wantedId: article.id,
    metaDescription: article.meta_description,
    image: ownPath(row.featured_image, base) ?? article.featured_image,
    status: row.status === 'draft' ? 'draft' : 'published',
    created: article.created_at,
    published: article.published_at,
    // For an article that was never changed, an API repeats the creation date here.
    updated: row.updated_at && article.updated_at !== article.created_at ? article.updated_at : null,
    ...(series === undefined ? {} : { series: { name: series, order: series_order ?? null } }),
    ...(projects.length > 0 ? { projects } : {}),
    markdown: base && isLegacyHtml(content) ? htmlToMarkdown(content, marks) : content,
    marks,
    addresses: [`${base ?? ''}/article/${encodeURIComponent(article.slug)}`],
    base,
    lost: unknownFields(row, ARTICLE_FIELDS),
  }
}

function projectOf(project: Project, row: Row, base: string | null): ImportedProject {
  const isApp = project.tipo === 'app'
  const { tipo: type } = project
  return {
    key: `portfolio ${base ?? 'export'} ${project.id}`,
    row: {
      id: project.id,
      imgPath: ownPath(row.imgPath, base) ?? project.imgPath ?? '',
      isBlog: project.isBlog,
      title: project.title,
      description: project.description,
      ghLink: asWritten(project.ghLink, row.ghLink),
      demoLink: asWritten(project.demoLink, row.demoLink),
      tipo: isApp ? 'app' : 'web',
    },
    lost: [
      ...unknownFields(row, PROJECT_FIELDS),
      ...(type === 'web' || isApp ? [] : [`its type "${type}" is "web" now`]),
    ],
  }
}

/** Returns a local path of an export unchanged; null for anything else. */
function ownPath(value: unknown, base: string | null): string | null {
  return base === null && typeof value === 'string' && /^\/(?!\/)\S+$/.test(value) ? value : null
}

/** Returns a URL as its owner wrote it, since parsing appends a slash to the host. */
function asWritten(parsed: string | null, given: unknown): string {
  return parsed === null ? '' : typeof given === 'string' ? given.trim() : parsed
}

function unknownFields(row: Row, known: Set<string>): string[] {
  return Object.entries(row)
    .filter(([name, value]) => !known.has(name) && value !== null && value !== '')
    .map(([name, value]) => `the field "${name}" has no place here (${readText(JSON.stringify(value), 60)})`)
}

/** Returns the rows of an API response or of a file in its format; null for any other JSON. */
export function portfolioRows(body: unknown): { articles: Row[]; projects: Row[] } | null {
  const data = isRecord(body) && body.success === true ? body.data : null
  if (!isRecord(data)) return null
  const rows = (name: string) => (Array.isArray(data[name]) ? data[name].filter(isRecord) : [])
  return Array.isArray(data.articles) || Array.isArray(data.projects)
    ? { articles: rows('articles'), projects: rows('projects') }
    : null
}
