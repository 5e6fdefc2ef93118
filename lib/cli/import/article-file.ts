import { Document, isSeq } from 'yaml'
import { readText } from '../../portfolio/read-values'
import { singleSpaces } from '../../text/single-spaces'
import type { ArticleFields } from './post'

/** Maximum lengths in the front matter, in characters. */
const MAX = { title: 140, excerpt: 400, meta_description: 320 }

/**
 * Formats an article's front matter; a field without a value has no line.
 * @param lost receives what was cut
 */
export function frontMatter(id: number, slug: string, fields: ArticleFields, lost: string[]): string {
  const cut = (field: keyof typeof MAX) => {
    const text = singleSpaces(fields[field] ?? '')
    if (text.length > MAX[field]) lost.push(`its ${field} is cut to ${MAX[field]} characters`)
    return readText(text, MAX[field])
  }
  const [project, ...others] = fields.project ?? []
  const written = {
    id,
    title: cut('title') ?? slug,
    excerpt: cut('excerpt'),
    meta_description: cut('meta_description'),
    featured_image: fields.featured_image,
    tags: fields.tags,
    status: fields.status,
    created_at: fields.created_at,
    published_at: fields.published_at,
    updated_at: fields.updated_at,
    series: fields.series,
    series_order: fields.series_order,
    project: others.length > 0 ? fields.project : project,
  }
  const entries = Object.entries(written).filter(([, value]) => value !== null && value !== undefined)
  const document = new Document(Object.fromEntries(entries))
  for (const name of ['tags', 'project']) {
    const list = document.get(name)
    if (isSeq(list)) list.flow = true
  }
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n\n`
}
