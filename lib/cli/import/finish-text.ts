import { Document, isSeq } from 'yaml'
import { readText } from '../../validation/read-values'
import { findOwnerFile, type Folders } from '../../site/content-folder'
import { routes } from '../../site/routes'
import { type Edit, edited } from '../../text/edits'
import { asciiSlugOf, singleSpaces, withoutBlankEnds } from '../../text/folding'
import { absoluteAddress, decodedPath } from './addresses'
import { pictureNames, type Pictures } from './pictures'
import type { ArticleFields, Placed, Post, Source } from './post'
import { partsOf, PICTURE_FILE, raiseHeadings } from './scan-markdown'

type Finishing = {
  source: Source
  folders: Folders
  pictures: Pictures
  /** Finds the article that is written for an address of the old site, or for a file of the source. */
  findArticle: (address: string, post: Post) => Placed | undefined
}

const MAX_FOLDER_NAME = 200
/** The fields of the front matter, in their order. */
const ORDER = [
  ...['title', 'excerpt', 'meta_description', 'featured_image', 'tags', 'status'],
  ...['created_at', 'published_at', 'updated_at', 'series', 'series_order'],
  ...['conversation', 'canonical_url'],
]
/** Maximum lengths in the front matter, in characters. */
const MAX = { title: 140, excerpt: 400, meta_description: 320 }

/**
 * Adapts the headings, pictures and links of a text to this site. What is lost is added to the text's losses.
 * @returns the whole text of its file
 */
export async function finishText(
  { post, slug }: Placed,
  { source, folders, pictures, findArticle }: Finishing,
): Promise<string> {
  const markdown = raiseHeadings(post.markdown)
  const cover = post.fields.featured_image
  const parts = partsOf(markdown).filter(({ kind }) => kind !== 'code')
  const names = pictureNames([cover ?? '', ...parts.map(({ value }) => value)])
  const folder = `/images/articles/${asciiSlugOf(slug, MAX_FOLDER_NAME) || 'articulo'}`
  // A cover that can't be stored stays where it is, if browsers may load it from there.
  const featured_image = cover
    ? ((await pictureOf(cover)) ?? absoluteAddress(cover, post.base)?.replace(/^http:/, 'https:') ?? null)
    : null
  const edits: Edit[] = []
  for (const { kind, start, end, value } of parts) {
    const address = kind === 'picture' ? await pictureOf(value) : await targetOf(value)
    if (address !== null && address !== value) edits.push({ start, end, text: address })
  }
  const front = frontMatter(slug, { ...post.fields, featured_image }, post.lost)
  return `${front}${withoutBlankEnds(edited(markdown, edits))}\n`

  /** The new address of a picture; null if it stays as it is. */
  async function pictureOf(address: string): Promise<string | null> {
    const file = source.findFile?.(address, post.file)
    if (!file && findOwnerFile(decodedPath(address), folders)) return address
    const from = file ?? absoluteAddress(address, post.base)
    const notFound = { failure: source.findFile ? 'there is no such file' : 'its host is not known' }
    const taken = from ? await pictures.take(from, `${folder}/${names.get(address)}`) : notFound
    if (taken && 'failure' in taken)
      post.lost.push(`the picture ${address.slice(0, 120)} stays where it was: ${taken.failure}`)
    return taken && 'address' in taken ? taken.address : null
  }

  /** The new address of the article or the picture that a link leads to; null if it stays as it is. */
  async function targetOf(address: string): Promise<string | null> {
    const [path = '', hash = ''] = address.split(/(?=#)/)
    const found = path ? findArticle(path, post) : undefined
    if (found) return routes.article(found.slug) + hash
    return PICTURE_FILE.test(address) && source.findFile?.(address, post.file) ? pictureOf(address) : null
  }
}

/**
 * Formats an article's front matter; a field without a value has no line.
 * @param lost receives what was cut
 */
function frontMatter(slug: string, fields: ArticleFields, lost: string[]): string {
  const written: Record<string, unknown> = { ...fields }
  for (const [field, most] of Object.entries(MAX)) {
    const text = singleSpaces(String(written[field] ?? ''))
    if (text.length > most) lost.push(`its ${field} is cut to ${most} characters`)
    written[field] = readText(text, most)
  }
  written.title ??= slug
  const present = ORDER.filter((name) => (written[name] ?? null) !== null)
  const document = new Document(Object.fromEntries(present.map((name) => [name, written[name]])))
  const tags = document.get('tags')
  if (isSeq(tags)) tags.flow = true
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n\n`
}
