import { Document, isSeq } from 'yaml'
import { readText } from '../../content/read-values'
import { type Folders } from '../../site/content-folder'
import { findOwnerFile } from '../../site/owner-files'
import { routes } from '../../site/routes'
import { singleSpaces, withoutBlankEnds } from '../../text/folding'
import { asciiSlugOf } from '../../text/slug'
import { absoluteAddress, decodedPath } from './addresses'
import { pictureNames, type Pictures, type Taken } from './pictures'
import type { Placed } from './places'
import type { ArticleFields, Loss, Post, Source } from './post'
import { type Edit, edited } from '../../text/edits'
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
  ...['conversation', 'canonical_url', 'project'],
]
/** Maximum lengths in the front matter, in characters. */
const MAX = { title: 140, excerpt: 400, meta_description: 320 }

/**
 * Adapts the headings, pictures and links of a text to this site.
 * @param fields its front matter, but for the address of its picture
 * @returns the whole text of its file, and the losses by the lines of it
 */
export async function finishText(
  { post, slug }: Placed,
  fields: ArticleFields,
  { source, folders, pictures, findArticle }: Finishing,
): Promise<{ text: string; losses: Loss[] }> {
  const markdown = raiseHeadings(post.markdown)
  const parts = partsOf(markdown).filter(({ kind }) => kind !== 'code')
  const names = pictureNames([fields.featured_image ?? '', ...parts.map(({ value }) => value)])
  const folder = `/images/articles/${asciiSlugOf(slug, MAX_FOLDER_NAME) || 'articulo'}`
  const lost = [...post.lost]

  const edits: Edit[] = []
  for (const { kind, start, end, value } of parts) {
    const found = await (kind === 'picture' ? takePicture(value) : leadOn(value))
    if (!found || ('address' in found && found.address === value)) continue
    const what = kind === 'picture' ? `the picture ${value} stays where it was:` : `the link ${value}`
    if ('address' in found) edits.push({ start, end, text: found.address })
    else edits.push({ start: end, end, text: post.marks.at(`${what.slice(0, 120)} ${found.failure}`) })
  }
  const { text, losses } = post.marks.settle(withoutBlankEnds(edited(markdown, edits)))
  const cover = await coverOf(fields.featured_image)
  const front = frontMatter(slug, { ...fields, featured_image: cover }, lost)
  const above = front.split('\n').length - 1
  return {
    text: `${front}${text}\n`,
    losses: [
      ...lost.map((what) => ({ line: null, what })),
      ...losses.map(({ line, what }) => ({ line: line + above, what })),
    ],
  }

  async function takePicture(address: string): Promise<Taken> {
    const file = source.findFile?.(address, post.file)
    if (!file && findOwnerFile(decodedPath(address), folders)) return { address }
    const from = file ?? absoluteAddress(address, post.base)
    if (!from) return { failure: source.findFile ? 'there is no such file' : 'its host is not known' }
    return pictures.take(from, `${folder}/${names.get(address)}`)
  }

  /** Leads a link to the article or the picture that is written for its address; null leaves it as it is. */
  async function leadOn(address: string): Promise<Taken> {
    const [path = '', hash = ''] = address.split(/(?=#)/)
    const found = path ? findArticle(path, post) : undefined
    if (found) return { address: routes.article(found.slug) + hash }
    const isElsewhere = /^[a-z][a-z\d+.-]*:|^\/\/|^#|^$/i.test(address)
    if (isElsewhere || !source.findFile) return null
    const isPicture = PICTURE_FILE.test(address) && source.findFile(address, post.file)
    return isPicture ? takePicture(address) : { failure: 'leads to nothing that was imported' }
  }

  /** A cover that can't be stored stays where it is, if browsers may load it from there. */
  async function coverOf(address?: string | null): Promise<string | null> {
    if (!address) return null
    const taken = await takePicture(address)
    if (taken && 'address' in taken) return taken.address
    const remote = absoluteAddress(address, post.base)?.replace(/^http:/, 'https:') ?? null
    const fate = remote ? 'stays where it was' : 'is left out'
    if (taken) lost.push(`its picture ${address.slice(0, 100)} ${fate}: ${taken.failure}`)
    return remote
  }
}

/**
 * Formats an article's front matter; a field without a value has no line.
 * @param lost receives what was cut
 */
function frontMatter(slug: string, fields: ArticleFields, lost: string[]): string {
  const cut = (field: keyof typeof MAX) => {
    const text = singleSpaces(fields[field] ?? '')
    if (text.length > MAX[field]) lost.push(`its ${field} is cut to ${MAX[field]} characters`)
    return readText(text, MAX[field])
  }
  const [project, ...others] = fields.project ?? []
  const written: Record<string, unknown> = {
    ...fields,
    title: cut('title') ?? slug,
    excerpt: cut('excerpt'),
    meta_description: cut('meta_description'),
    project: others.length > 0 ? fields.project : project,
  }
  const document = new Document(
    Object.fromEntries(
      ORDER.flatMap((name) => ((written[name] ?? null) === null ? [] : [[name, written[name]]])),
    ),
  )
  for (const name of ['tags', 'project']) {
    const list = document.get(name)
    if (isSeq(list)) list.flow = true
  }
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n\n`
}
