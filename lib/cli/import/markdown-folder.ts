import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isHidden, readNamedFields } from '../../content/front-matter-names'
import { isRecord, readCount, readTags, readText } from '../../content/read-values'
import { readArticleFields } from '../../content/sources/files/article-fields'
import { nowInMadrid, siteDate } from '../../text/date'
import { slugOf } from '../../text/slug'
import { problemsOf } from '../../validation/problems'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import { findOldSite, type FolderFiles, listFolder, oldPath, type OldSite } from './old-site'
import { Marks, type Post, Refusal, type Source, withoutUnseen } from './post'
import { slug } from 'github-slugger'
import { embeddedPage } from './addresses'
import { convertFormulas, markFormulas } from './formulas'
import { htmlToMarkdown } from './html-to-markdown'
import { isEmptyOrNull } from '../../validation/validate'
import { PICTURE_FILE, replaceOutsideCode } from './scan-markdown'

/** What tags of Liquid and shortcodes of Hugo become. */
const TAGS: [pattern: RegExp, becomes: string][] = [
  [
    /\{[{%][<%-]?\s*highlight\s+"?([\w+#.-]+)[^}]*\}{1,2}\n*([^]*?)\n*\{[{%][<%-]?\s*(?:end|\/)highlight\s*[-%>]*\}{1,2}/g,
    '```$1\n$2\n```',
  ],
  [/\{%-?\s*\w+\s+["']?(https?:\/\/[^\s%"']+)["']?\s*-?%\}/g, '<$1>'],
  [/\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}\n?|\{\/\*[^]*?\*\/\}\n?/g, ''],
  [/\{\{-?\s*site\.(?:base)?url\s*-?\}\}|(?<=!\[[^\]]*\]\(https?:\S+) align="\w+"(?=\))/g, ''],
  [/\{\{-?\s*["']([^"']+)["']\s*\|\s*\w*url[^}]*\}\}|\{%-?\s*(?:post_url|link)\s+(\S+?)\s*-?%\}/g, '$1$2'],
  [/\{\{[<%]\s*(?:rel)?ref\s+["']?([^"'\s>%]+)["']?\s*[>%]\}\}/g, '$1'],
  [
    /\{[{%][<%-]?\s*(?:include\s+)?(?:youtube|video)\S*\s+(?:\w+=)?["']?(?:https?:[^\s"']*?(?:v=|be\/|embed\/))?([\w-]{11})\b[^}]*\}\}?/gi,
    '<https://www.youtube.com/watch?v=$1>',
  ],
  [/\{[{%][<%-]?\s*(?:include\s+)?vimeo\S*\s+(?:\w+=)?["']?(\d+)[^}]*\}\}?/gi, '<https://vimeo.com/$1>'],
]
const FIGURE = /\{\{[<%]\s*figure\s([^}]*)[>%]\}\}|\{%-?\s*include\s+figure\S*\s([^%]*)%\}/g
/** What stands between signs that keep other signs from being read, in code too. */
const LITERAL =
  /\{%-?\s*raw\s*-?%\}\n?([^]*?)\{%-?\s*endraw\s*-?%\}(?:(?<=\n\{%[^%]*%\})\n)?|(?<=\{\{[<%])\/\*(.*?)\*\/(?=[>%]\}\})/g
const EMBEDDED =
  /<(iframe|video|audio|embed|object)\b[^>]*?\b(?:src|data)=["']([^"']+)["'][^>]*>(?:[^]*?<\/\1>)?/gi
const WIKI_LINK = /(!?)\[\[([^\]|#\\]*)(#[^\]|\\]*)?(?:\\?\|([^\]]*))?\]\]/g
/**
 * Converts what other generators' Markdown has more than the site's: tags of Liquid, shortcodes of Hugo, links of
 * Obsidian, embedded players, formulas. `npm run check` names what stays as it is written.
 * @param findNote finds the address of the file that a name means; null for none
 */
function convertDialects(given: string, marks: Marks, findNote: (name: string) => string | null): string {
  let text = given
  for (const [pattern, becomes] of TAGS)
    text = replaceOutsideCode(text, pattern, (match) =>
      becomes.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? ''),
    )
  text = replaceOutsideCode(text, FIGURE, ([, hugo, jekyll]) => {
    const attribute = (name: string) =>
      new RegExp(`\\b(?:${name})=["']([^"']*)`).exec(hugo ?? jekyll ?? '')?.[1] ?? ''
    const caption = attribute('caption') || attribute('title')
    return `![${attribute('alt')}](${encodeURI(attribute('src|image_path|path|url'))}${caption && ` "${caption}"`})`
  })
  text = replaceOutsideCode(text, EMBEDDED, ([whole, name = '', source = '']) => {
    const page = embeddedPage(source)
    const what = `an embedded ${name.toLowerCase()} ${page ? 'is a link now' : 'is not shown'}`
    return `${page ? `<${page}>` : whole}${marks.at(what)}`
  })
  text = replaceOutsideCode(text, WIKI_LINK, ([whole, sign, name = '', heading = '', words = '']) => {
    const file = PICTURE_FILE.test(heading) ? findNote((name + heading).trim()) : null
    const address = file || (name ? findNote(name.trim()) : '')
    const isPicture = address !== null && PICTURE_FILE.test(address)
    const size = whole.includes('\\|') ? '\\|$&' : '|$&'
    if (sign && isPicture) return `![${words.replace(/^\d+(?:x\d+)?$/, size)}](${address})`
    if (address === null || (address !== '' && !isPicture && !/\.(?:md|mdx|markdown|html)$/.test(address)))
      return `${words || name}${marks.at(`${whole} leads to nothing that was imported`)}`
    // Of sections within one another the last is meant; a block has no address.
    const section = file ? '' : (heading.split('#').at(-1)?.replace(/^\^.*/, '').trim() ?? '')
    return `[${words || name || section}](${address}${section && `#${slug(section)}`})`
  })
  return convertFormulas(text).replace(LITERAL, '$1$2')
}

/** @param oldSite the site's address, if its configuration doesn't say it @param permalink the form of its addresses */
export type FolderOptions = { oldSite: string | null; permalink: string | null }

/**
 * Reads the texts in a folder of any site generator, or of a vault of Obsidian.
 * @throws Refusal if it holds none
 */
export async function readMarkdownFolder(given: string, options: FolderOptions): Promise<Source> {
  const found = await findOldSite(given)
  const site = { ...found, base: options.oldSite ?? found.base, permalink: options.permalink }
  const files = listFolder(site, given)
  if (files.texts.length === 0) throw new Refusal(`${given} holds no Markdown file of an article`)
  const name = path.basename(site.root)
  const keyOf = (file: string) => `folder ${name}/${file}`
  const posts: Post[] = []
  const notes: Source['notes'] = []
  for (const file of files.leftOut)
    notes.push({ file: `${name}/${file}`, line: null, what: 'it is no article in Spanish, and is left out' })
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
  const slug = named.slug === undefined && /[\sA-Z]/.test(own) ? slugOf(own) : own
  const address =
    readText(named.permalink) ??
    /^\/.+\/.*$/.exec(String(named.slug))?.[0] ??
    oldPath(site, { file, slug, date: created, categories })
  const marks = new Marks()
  const canonical = readText(fields.canonical_url)
  const text = file.endsWith('.html') ? htmlToMarkdown(markFormulas(body), marks) : body
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
    markdown: convertDialects(text, marks, (wanted) => files.findAddress(wanted, file)),
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

/** Leaves out fields without a value. Jekyll separates the words of a list by blanks. */
function withWordLists(given: Record<string, unknown>, { isJekyll }: OldSite): Record<string, unknown> {
  const entries = Object.entries(given).flatMap(([name, value]) => {
    const isWords = isJekyll && /^(?:tags|categor\w+)$/i.test(name) && typeof value === 'string'
    return isEmptyOrNull(value)
      ? []
      : [[name, isWords && !value.includes(',') ? value.split(/\s+/) : value] as const]
  })
  return Object.fromEntries(entries)
}
