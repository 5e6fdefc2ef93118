import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isHidden, readNamedFields } from '../../content/front-matter-names'
import { isRecord, readCount, readTags, readText } from '../../content/read-values'
import { readArticleFields } from '../../content/sources/files/article-fields'
import { siteDate } from '../../content/zoned-date'
import { nowInMadrid } from '../../text/madrid-clock'
import { slugOf } from '../../text/slug'
import { problemsOf } from '../../validation/problems'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import { convertDialects } from './dialects'
import { findOldSite, type FolderFiles, listFolder, oldPath, type OldSite } from './old-site'
import { Marks, type Post, Refusal, type Source, withoutUnseen } from './post'

/** @param oldSite the site's address, if its configuration doesn't say it @param permalink the form of its addresses */
export type FolderOptions = { oldSite: string | null; permalink: string | null }

/**
 * Reads the texts in a folder of any site generator, or of a vault of Obsidian.
 * @throws Refusal if it holds none
 */
export async function readMarkdownFolder(given: string, options: FolderOptions): Promise<Source> {
  const found = await findOldSite(given)
  const site = {
    ...found,
    base: options.oldSite ?? found.base,
    permalink: options.permalink ?? found.permalink,
  }
  const files = listFolder(site, given)
  if (files.texts.length === 0) throw new Refusal(`${given} holds no Markdown file of an article`)
  const name = path.basename(site.root)
  const keyOf = (file: string) => `folder ${name}/${file}`
  const posts: Post[] = []
  const notes: Source['notes'] = []
  for (const file of files.leftOut)
    notes.push({ file: `${name}/${file}`, line: null, what: 'it is no article, and is left out' })
  for (const file of files.texts)
    try {
      posts.push({ ...(await readPost(file, site, files)), key: keyOf(file) })
    } catch (error) {
      const [problem] = problemsOf(error) ?? []
      if (!problem) throw error
      const what = `it is left out: its front matter can't be read (${problem.field} ${problem.message})`
      notes.push({ file: `${name}/${file}`, line: problem.place?.line ?? null, what })
    }
  const findText: Source['findText'] = (...wanted) => {
    const file = files.findText(...wanted)
    return file && keyOf(file)
  }
  return { name, posts, projects: [], notes, findFile: files.findFile, findText }
}

async function readPost(file: string, site: OldSite, files: FolderFiles): Promise<Omit<Post, 'key'>> {
  const place = path.join(site.root, file)
  const source = withoutUnseen(await readFile(place, 'utf8')).replaceAll('\r\n', '\n')
  const { fields: written, body: whole } = readOptionalFrontMatter(file, source)
  const given = withWordLists(isRecord(written) ? written : {}, site)
  const { fields: named, others } = readNamedFields(given)
  const name = path.basename(file).replace(/(?:\.es)?\.\w+$/, '.md')
  const { fields, slug: own, body } = readArticleFields(path.join(path.dirname(file), name), given, whole)
  const lost = others.length > 0 ? [`these fields have no place here: ${others.join(', ')}`] : []
  const { created_at, published_at, updated_at } = named
  for (const value of [published_at, created_at, updated_at]) {
    const date = siteDate(value)
    if (value && !date) lost.push(`its date ${JSON.stringify(value)} can't be read`)
    if (date?.from) lost.push(`${date.from} is ${date.date} on the clock of Madrid`)
  }
  const dateOf = (value: unknown) => siteDate(value)?.date ?? null
  const created = dateOf(fields.created_at) ?? dateOf(fields.published_at)
  if (!created) lost.push('it has no date: it is a draft, of the day when its file was changed')
  const published = dateOf(fields.published_at)
  const isDraft = !created || isHidden(named) || /(?:^|\/)_drafts\//.test(file)
  const categories = readTags(named.categories)
  const slug = readText(named.slug) ?? (/[\sA-Z]/.test(String(own)) ? slugOf(String(own)) : String(own))
  const address =
    readText(named.permalink) ?? oldPath(site.permalink, { file, slug, date: created, categories })
  const marks = new Marks()
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
    },
    markdown: convertDialects(body, marks, (wanted) => files.findAddress(wanted, file)),
    marks,
    lost,
    addresses: [address, ...[named.aliases ?? []].flat().map(String)]
      // The aliases of a note are other titles of it.
      .filter((one) => /^(?:\/|https?:)/.test(one))
      .map((one) => (one.startsWith('/') ? `${site.base ?? ''}${one}` : one)),
    base: site.base && `${site.base}${address}`,
    file,
  }
}

/** Jekyll separates the words of a list by blanks. */
function withWordLists(given: Record<string, unknown>, { isJekyll }: OldSite): Record<string, unknown> {
  if (!isJekyll) return given
  const entries = Object.entries(given).map(([name, value]) => {
    const isWords = /^(?:tags|categor\w+)$/i.test(name) && typeof value === 'string' && !value.includes(',')
    return [name, isWords ? value.split(/\s+/) : value]
  })
  return Object.fromEntries(entries)
}
