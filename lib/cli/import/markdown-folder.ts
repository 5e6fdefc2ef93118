import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import {
  DATED_NAME,
  FIRST_HEADING,
  isHidden,
  type NamedFields,
  pictureAddress,
  readNamedFields,
} from '../../content/front-matter-names'
import { siteDate } from '../../content/zoned-date'
import { isRecord, readCount, readTags, readText } from '../../content/read-values'
import { nowInMadrid } from '../../text/madrid-clock'
import { slugOf } from '../../text/slug'
import { convertDialects } from './dialects'
import { type FolderFiles, listFolder } from './folder-files'
import { findOldSite, oldPath, type OldSite } from './old-site'
import { Marks, type Post, Refusal, type Source, withoutUnseen } from './post'

type Fields = NamedFields['fields']

const FRONT_MATTER = /^\uFEFF?(?:(---|\+\+\+)[ \t]*\n([^]*?\n)??\1[ \t]*(?:\n|$)|(\{\n[^]*?\n\})[ \t]*\n)/

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
  const files = await listFolder(site, given)
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
      const [why = ''] = String(error).split('\n')
      const line = /line (\d+)/.exec(why)?.[1]
      const what = `it is left out: its front matter can't be read (${why})`
      notes.push({ file: `${name}/${file}`, line: line ? Number(line) + 1 : null, what })
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
  const { given, body } = splitFrontMatter(source)
  const { fields, others } = readNamedFields(given)
  const lost = others.length > 0 ? [`these fields have no place here: ${others.join(', ')}`] : []
  const marks = new Marks()
  const fullName = nameOf(file)
  const name = fullName.replace(DATED_NAME, '')
  const { created, ...dates } = readDates(fields, DATED_NAME.exec(fullName)?.[1], lost)
  const heading = FIRST_HEADING.exec(body)?.[1]
  const title = readText(fields.title) ?? heading ?? name.replace(/[-_]+/g, ' ')
  const text = title === heading ? body.replace(FIRST_HEADING, '') : body
  const slug = readText(fields.slug) ?? (/[\sA-Z]/.test(name) ? slugOf(name) : name)
  const categories = readTagsOf(fields.categories, site)
  const tags = [...categories, ...readTagsOf(fields.tags, site)].map((tag) => tag.replace(/^#/, ''))
  const [summary, description] = [readText(fields.excerpt), readText(fields.meta_description)]
  const address =
    readText(fields.permalink) ?? oldPath(site.permalink, { file, slug, date: created, categories })
  const isDraft = !created || isHidden(fields) || /(?:^|\/)_drafts\//.test(file)
  return {
    slug,
    id: readCount(fields.id) ?? undefined,
    fields: {
      title,
      excerpt: summary ?? description,
      meta_description: summary ? description : null,
      featured_image: pictureAddress(fields.featured_image),
      tags: readTags(tags),
      status: isDraft ? 'draft' : 'published',
      created_at: created ?? nowInMadrid((await stat(place)).mtime),
      ...dates,
      series: readText([fields.series].flat()[0]) ?? undefined,
      series_order: readCount(fields.series_order) ?? undefined,
    },
    markdown: convertDialects(text, marks, (wanted) => files.findAddress(wanted, file)),
    marks,
    lost,
    addresses: [address, ...[fields.aliases ?? []].flat().map(String)]
      // The aliases of a note are other titles of it.
      .filter((one) => /^(?:\/|https?:)/.test(one))
      .map((one) => (one.startsWith('/') ? `${site.base ?? ''}${one}` : one)),
    base: site.base && `${site.base}${address}`,
    file,
  }
}

/**
 * Reads the dates of a text; one without any has none.
 * @param named the date in its name @param lost receives what can't be read, and what is on another clock
 */
function readDates(fields: Fields, named: string | undefined, lost: string[]) {
  const dateOf = (value: unknown) => {
    const date = siteDate(value)
    if (value && !date) lost.push(`its date ${JSON.stringify(value)} can't be read`)
    if (date?.from) lost.push(`${date.from} is ${date.date} on the clock of Madrid`)
    return date?.date ?? null
  }
  const published = dateOf(fields.published_at)
  const created = dateOf(fields.created_at) ?? published ?? dateOf(named)
  if (!created) lost.push('it has no date: it is a draft, of the day when its file was changed')
  return {
    created,
    published_at: published === created ? null : published,
    updated_at: dateOf(fields.updated_at),
  }
}

/** Jekyll separates the words of a list by blanks. */
function readTagsOf(value: unknown, { isJekyll }: OldSite): string[] {
  const isWords = isJekyll && typeof value === 'string' && !value.includes(',')
  return readTags(isWords ? value.split(/\s+/) : value)
}

/** Splits a text into its front matter (YAML, TOML or JSON) and its body. */
function splitFrontMatter(text: string): { given: Record<string, unknown>; body: string } {
  const [whole = '', fence, fenced = '', json] = FRONT_MATTER.exec(text) ?? []
  const parse =
    fence === '+++' ? parseToml : (yaml: string): unknown => parseYaml(yaml, { uniqueKeys: false })
  const given = json ? JSON.parse(json) : parse(fenced)
  return { given: isRecord(given) ? given : {}, body: text.slice(whole.length).replace(/^\uFEFF/, '') }
}

/** Returns the name of a text, which is that of its folder if it is the folder's own. */
function nameOf(file: string): string {
  const name = path.basename(file).replace(/(?:\.es)?\.\w+$/, '')
  return (name === 'index' && path.basename(path.dirname(file))) || name
}
