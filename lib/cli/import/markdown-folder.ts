import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isHidden, readNamedFields } from '../../content/front-matter-names'
import { isRecord, readCount, readTags, readText } from '../../content/read-values'
import { readArticleFields } from '../../content/sources/files/article-fields'
import { nowInMadrid, siteDate } from '../../text/date'
import { slugOf } from '../../text/slug'
import { problemsOf } from '../../validation/problems'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import { isEmptyOrNull } from '../../validation/validate'
import { convertDialects } from './dialects'
import { htmlToMarkdown } from './html-to-markdown'
import { findOldSite, listFolder, oldPath, type OldSite } from './old-site'
import type { Post, Source } from './post'

/** @param oldSite the site's address, if its configuration doesn't say it @param permalink the form of its addresses */
export type FolderOptions = { oldSite: string | null; permalink: string | null }

/**
 * Reads the texts in a folder of any site generator, or of a vault of Obsidian.
 * @throws Error if it holds none
 */
export async function readMarkdownFolder(given: string, options: FolderOptions): Promise<Source> {
  const found = findOldSite(given)
  const site = { ...found, base: options.oldSite ?? found.base, permalink: options.permalink }
  const { texts, leftOut, findFile, findText } = listFolder(site, given)
  if (texts.length === 0) throw new Error(`${given} holds no Markdown file of an article`)
  const name = path.basename(site.root)
  const posts: Post[] = []
  const notes = leftOut.map((file) => `${name}/${file}: it is no article in Spanish, and is left out`)
  for (const file of texts)
    try {
      posts.push(await readPost(file, site))
    } catch (error) {
      const [problem] = problemsOf(error) ?? []
      if (!problem) throw error
      const why = `its front matter can't be read (${problem.field} ${problem.message})`
      notes.push(`${name}/${file}:${problem.place?.line ?? 1}: it is left out: ${why}`)
    }
  return { name, posts, projects: [], notes, findFile, findText }
}

async function readPost(file: string, site: OldSite): Promise<Post> {
  const place = path.join(site.root, file)
  const { fields: written, body: whole } = readOptionalFrontMatter(file, await readFile(place, 'utf8'))
  const given = withValues(isRecord(written) ? written : {}, site)
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
    oldPath(site, { file, slug, date: created, categories: readTags(named.categories) })
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
      canonical_url: (site.base && canonical?.startsWith(site.base) ? null : canonical) ?? undefined,
    },
    markdown: convertDialects(isHtml ? htmlToMarkdown(text, lost) : text, lost),
    lost,
    addresses: [address, ...[named.aliases ?? []].flat().map(String)]
      // The aliases of a note are other titles of it.
      .filter((one) => /^(?:\/|https?:)/.test(one))
      .map((one) => (one.startsWith('/') ? `${site.base ?? ''}${one}` : one)),
    base: site.base && `${site.base}${address}`,
    file,
  }
}

/** Leaves out fields without a value. Jekyll separates the words of a list by blanks. */
function withValues(given: Record<string, unknown>, { isJekyll }: OldSite): Record<string, unknown> {
  const entries = Object.entries(given).flatMap(([name, value]) => {
    const isWords = isJekyll && /^(?:tags|categor\w+)$/i.test(name) && typeof value === 'string'
    return isEmptyOrNull(value)
      ? []
      : [[name, isWords && !value.includes(',') ? value.split(/\s+/) : value] as const]
  })
  return Object.fromEntries(entries)
}
