import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isHidden, readNamedFields } from '../../validation/front-matter-names'
import { isRecord, readCount, readTags, readText } from '../../validation/read-values'
import { readArticleFields } from '../../content/sources/files/article-fields'
import { nowInMadrid, siteDate } from '../../text/date'
import { slugOf } from '../../text/folding'
import { problemsOf } from '../../validation/problems'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import { isEmptyOrNull } from '../../validation/validate'
import { convertDialects } from './dialects'
import { htmlToMarkdown } from './html-to-markdown'
import type { Post, Source } from './post'
import { type FolderOptions, listFolder, oldPath } from './site-folder'

/**
 * Reads the texts in a folder of any site generator, or of a vault of Obsidian.
 * @throws Error if it holds none
 */
export async function readMarkdownFolder(given: string, options: FolderOptions): Promise<Source> {
  const root = path.resolve(given)
  const { texts, leftOut, findFile, findText } = listFolder(root, options.oldSite)
  if (texts.length === 0) throw new Error(`${given} holds no Markdown file of an article`)
  const name = path.basename(root)
  const posts: Post[] = []
  const notes = leftOut.map((file) => `${name}/${file}: it is no article in Spanish, and is left out`)
  for (const file of texts)
    try {
      posts.push(await readPost(file, root, options))
    } catch (error) {
      const [problem] = problemsOf(error) ?? []
      if (!problem) throw error
      const why = `its front matter can't be read (${problem.field} ${problem.message})`
      notes.push(`${name}/${file}:${problem.place?.line ?? 1}: it is left out: ${why}`)
    }
  return { name, posts, projects: [], notes, findFile, findText }
}

async function readPost(file: string, root: string, { oldSite, permalink }: FolderOptions): Promise<Post> {
  const place = path.join(root, file)
  const { fields: written, body: whole } = readOptionalFrontMatter(file, await readFile(place, 'utf8'))
  const given = withValues(isRecord(written) ? written : {}, /(?:^|\/)_(?:posts|drafts)\//.test(file))
  const { fields: named, others } = readNamedFields(given)
  const name = path.basename(file).replace(/(?:\.es)?\.\w+$/, '.md')
  const article = readArticleFields(path.join(path.dirname(file), name), given, whole)
  const { fields, body } = article
  const lost = others.length > 0 ? [`these fields have no place here: ${others.join(', ')}`] : []
  for (const value of [named.published_at, named.created_at, named.updated_at])
    if (value && !siteDate(value)) lost.push(`its date ${JSON.stringify(value)} can't be read`)
  const dateOf = (value: unknown) => siteDate(value)?.date ?? null
  const created = dateOf(fields.created_at) ?? dateOf(fields.published_at)
  if (!created) lost.push('it has no date: it is a draft, of the day when its file was changed')
  const published = dateOf(fields.published_at)
  const isDraft = !created || isHidden(named) || /(?:^|\/)_drafts\//.test(file)
  const slug = named.slug === undefined && /[\sA-Z]/.test(article.slug) ? slugOf(article.slug) : article.slug
  const address =
    readText(named.permalink) ??
    /^\/.+\/.*$/.exec(String(named.slug))?.[0] ??
    oldPath(permalink ?? '', { file, slug, date: created, categories: readTags(named.categories) })
  const canonical = readText(fields.canonical_url)
  const text = body.replaceAll('\r\n', '\n')
  const isHtml = file.endsWith('.html')
  return {
    slug,
    fields: {
      title: readText(fields.title) ?? slug,
      excerpt: readText(fields.excerpt),
      meta_description: readText(fields.meta_description),
      featured_image: readText(fields.featured_image),
      tags: readTags(fields.tags).map((tag) => tag.replace(/^#/, '')),
      status: isDraft ? 'draft' : 'published',
      created_at: created ?? nowInMadrid((await stat(place)).mtime),
      published_at: published === created ? null : published,
      updated_at: dateOf(fields.updated_at),
      series: readText(fields.series) ?? undefined,
      series_order: readCount(fields.series_order) ?? undefined,
      conversation: readText(fields.conversation) ?? undefined,
      // One of the old site will lead here.
      canonical_url: (oldSite && canonical?.startsWith(oldSite) ? null : canonical) ?? undefined,
    },
    markdown: convertDialects(isHtml ? htmlToMarkdown(text, lost) : text, lost),
    lost,
    addresses: [address, ...[named.aliases ?? []].flat().map(String)]
      // The aliases of a note are other titles of it.
      .filter((one) => /^(?:\/|https?:)/.test(one))
      .map((one) => (one.startsWith('/') ? `${oldSite ?? ''}${one}` : one)),
    base: oldSite && `${oldSite}${address}`,
    file,
  }
}

/** Leaves out fields without a value. Jekyll separates the words of a list by blanks. */
function withValues(given: Record<string, unknown>, isJekyll: boolean): Record<string, unknown> {
  const entries = Object.entries(given).flatMap(([name, value]) => {
    const isWords = isJekyll && /^(?:tags|categor\w+)$/i.test(name) && typeof value === 'string'
    return isEmptyOrNull(value)
      ? []
      : [[name, isWords && !value.includes(',') ? value.split(/\s+/) : value] as const]
  })
  return Object.fromEntries(entries)
}
