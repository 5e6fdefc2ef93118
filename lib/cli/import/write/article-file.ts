import { Document, isSeq } from 'yaml'
import { readText } from '../../../content/read-values'
import type { Placed } from './places'

/** Maximum lengths in the front matter, in characters. */
const MAX = { title: 140, excerpt: 400, meta_description: 320 }
/** The date of a text without one in its export, which puts it last. */
const NO_DATE = '1970-01-01 00:00:00'

/**
 * The front matter of a file in `content/articles/`.
 * @param lost losses that concern the file as a whole
 */
type ArticleFile = { front: string; lost: string[] }

/**
 * Formats an article's front matter, in the one form that export and import share.
 * @param image the new address of its picture; null for none
 */
export function frontMatter({ post, id, slug }: Placed, image: string | null): ArticleFile {
  const lost: string[] = []
  const cut = (field: keyof typeof MAX, value: string | null) => {
    if (value && value.length > MAX[field]) lost.push(`its ${field} is cut to ${MAX[field]} characters`)
    return readText(value, MAX[field])
  }
  if (!post.title) lost.push('it has no title: its address stands for one')
  if (!post.created) lost.push(`it has no date: ${NO_DATE.slice(0, 10)} is written`)
  const fields = {
    id,
    title: cut('title', post.title) ?? slug,
    excerpt: cut('excerpt', post.excerpt),
    meta_description: cut('meta_description', post.metaDescription),
    featured_image: image,
    tags: post.tags,
    status: post.status,
    created_at: post.created ?? post.published ?? NO_DATE,
    published_at: post.published,
    updated_at: post.updated,
    series: post.series?.name ?? null,
    series_order: post.series?.order ?? null,
    project: oneOrAll(post.projects ?? []),
  }
  return { front: `---\n${yamlOf(fields)}---\n\n`, lost }
}

function oneOrAll(ids: number[]): number | number[] | null {
  const [first = null, ...others] = ids
  return others.length > 0 ? ids : first
}

function yamlOf(fields: Record<string, unknown>): string {
  const document = new Document(
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
  )
  for (const name of ['tags', 'project']) {
    const list = document.get(name)
    if (isSeq(list)) list.flow = true
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}
