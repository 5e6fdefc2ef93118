import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import type { Folders } from '../../config/content-folder'
import { createContentReader } from '../../content/sources/files/read-content'
import { isTranslation } from '../../content/sources/files/translation-file'
import { withoutBlankEnds } from '../../text/without-blank-ends'
import { frontMatterSchema } from '../../content/sources/files/front-matter'

/** An article in the content API's format, drafts included. */
export type ArticleRow = {
  id: number
  title: string
  slug: string
  excerpt: string | null
  content: string
  status: 'published' | 'draft'
  featured_image: string | null
  tags: string[]
  meta_description: string | null
  created_at: string
  updated_at: string | null
  published_at: string | null
  series?: string
  series_order?: number
  project?: number[]
}

/**
 * Reads the articles of the content folder, newest first. Missing fields are null.
 * @throws Error for content that the site itself could not show
 */
export async function readArticleRows(folders: Folders): Promise<ArticleRow[]> {
  // The site's reader reports the file, the field and the expected value.
  await createContentReader(folders).readArticles()
  const folder = path.join(folders.content, 'articles')
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.endsWith('.md') && !isTranslation(name),
  )
  const rows = await Promise.all(
    names.map(async (name) =>
      rowOf(path.basename(name, '.md'), await readFile(path.join(folder, name), 'utf8')),
    ),
  )
  return rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
}

function rowOf(slug: string, text: string): ArticleRow {
  const file = new VFile(text)
  matter(file, { strip: true })
  const fields = frontMatterSchema.parse(file.data.matter)
  return {
    id: fields.id,
    title: fields.title,
    slug: slug.normalize('NFC'),
    excerpt: fields.excerpt ?? null,
    content: withoutBlankEnds(String(file)),
    status: fields.status,
    featured_image: fields.featured_image ?? null,
    tags: fields.tags,
    meta_description: fields.meta_description ?? null,
    created_at: fields.created_at,
    updated_at: fields.updated_at ?? null,
    published_at: fields.published_at ?? null,
    ...(fields.series === undefined ? {} : { series: fields.series, series_order: fields.series_order }),
    ...(fields.project === undefined ? {} : { project: fields.project }),
  }
}
