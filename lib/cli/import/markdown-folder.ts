import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { isHidden, readNamedFields } from '../../content/front-matter-names'
import { siteDate } from '../../content/zoned-date'
import { isRecord, readCount, readTags, readText } from '../../portfolio/read-values'
import { nowInMadrid } from '../../text/madrid-clock'
import { slugOf } from '../../text/slug'
import { convertDialects } from './dialects'
import { type FolderFiles, listFolder } from './folder-files'
import { findOldSite, oldPath, type OldSite } from './old-site'
import { Marks, type Post, Refusal, type Source, withoutUnseen } from './post'

const FRONT_MATTER = /^\uFEFF?(?:(---|\+\+\+)[ \t]*\n([^]*?\n)??\1[ \t]*(?:\n|$)|(\{\n[^]*?\n\})[ \t]*\n)/
const DATED_NAME = /^(\d{4}-\d{2}-\d{2})-(?=.)/
const FIRST_HEADING = /^\s*# +(.+?) *#* *(?:\n|$)/

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
  const notes: Source['notes'] = files.leftOut.map((file) => ({
    ...{ file: `${name}/${file}`, line: null, what: 'it is no article, and is left out' },
  }))
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
  const { given, body } = splitFrontMatter(
    withoutUnseen(await readFile(place, 'utf8')).replaceAll('\r\n', '\n'),
  )
  const { fields, others } = readNamedFields(given)
  const lost = others.length > 0 ? [`these fields have no place here: ${others.join(', ')}`] : []
  const dateOf = (value: unknown) => {
    const date = siteDate(value)
    if (value && !date) lost.push(`its date ${JSON.stringify(value)} can't be read`)
    if (date?.from) lost.push(`${date.from} is ${date.date} on the clock of Madrid`)
    return date?.date ?? null
  }
  const fullName = nameOf(file)
  const name = fullName.replace(DATED_NAME, '')
  const published = dateOf(fields.published_at)
  const created = dateOf(fields.created_at) ?? published ?? dateOf(DATED_NAME.exec(fullName)?.[1])
  if (!created) lost.push('it has no date: it is a draft, of the day when its file was changed')
  const heading = FIRST_HEADING.exec(body)?.[1]
  const title = readText(fields.title) ?? heading ?? name.replace(/[-_]+/g, ' ')
  const slug = readText(fields.slug) ?? (/[\sA-Z]/.test(name) ? slugOf(name) : name)
  const tagsIn = (value: unknown) =>
    readTags(site.isJekyll && !/,/.test(`${value}`) ? `${value ?? ''}`.split(/\s+/) : value)
  const categories = tagsIn(fields.categories)
  const [summary, description] = [readText(fields.excerpt), readText(fields.meta_description)]
  const address =
    readText(fields.permalink) ?? oldPath(site.permalink, { file, slug, date: created, categories })
  const aliases = [fields.aliases ?? []]
    .flat()
    .map(String)
    .filter((one) => /^(?:\/|https?:)/.test(one))
  const isDraft = !created || isHidden(fields) || /(?:^|\/)_drafts\//.test(file)
  const marks = new Marks()
  const text = title === heading ? body.replace(FIRST_HEADING, '') : body
  return {
    ...{ slug, id: readCount(fields.id) ?? undefined },
    fields: {
      title,
      excerpt: summary ?? description,
      meta_description: summary ? description : null,
      featured_image: addressIn(fields.featured_image),
      tags: readTags([...categories, ...tagsIn(fields.tags)].map((tag) => tag.replace(/^#/, ''))),
      status: isDraft ? 'draft' : 'published',
      created_at: created ?? nowInMadrid((await stat(place)).mtime),
      published_at: published === created ? null : published,
      updated_at: dateOf(fields.updated_at),
      series: readText([fields.series].flat()[0]) ?? undefined,
      series_order: readCount(fields.series_order) ?? undefined,
    },
    markdown: convertDialects(text, marks, (wanted) => files.findAddress(wanted, file)),
    ...{ marks, lost, file },
    addresses: [address, ...aliases]
      .filter(Boolean)
      .map((one) => (one.startsWith('/') ? `${site.base ?? ''}${one}` : one)),
    base: site.base && `${site.base}${address}`,
  }
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

/** Returns the address of a picture, of the first of several, or of one that is described by an object. */
function addressIn(value: unknown): string | null {
  if (Array.isArray(value)) return addressIn(value[0])
  if (!isRecord(value)) return readText(value)
  return addressIn(value.path ?? value.src ?? value.url ?? value.image ?? value.teaser ?? null)
}
