import type { Folders } from '../../site/content-folder'
import { findOwnerFile } from '../../site/owner-files'
import { routes } from '../../site/routes'
import { asciiSlugOf } from '../../text/slug'
import { withoutBlankEnds } from '../../text/without-blank-ends'
import { absoluteAddress, decodedPath } from './addresses'
import { frontMatter } from './article-file'
import type { Loss } from './post'
import { pictureNames, type Pictures, type Taken } from './pictures'
import type { Placed } from './places'
import type { ArticleFields, Post, Source } from './post'
import { applyEdits, type Edit, partsOf, PICTURE_FILE, raiseHeadings } from './scan-markdown'

type Finishing = {
  source: Source
  folders: Folders
  pictures: Pictures
  /** Finds the article that is written for an address of the old site, or for a file of the source. */
  findArticle: (address: string, post: Post) => Placed | undefined
}

const MAX_FOLDER_NAME = 200

/**
 * Adapts the headings, pictures and links of a text to this site.
 * @param fields its front matter, but for the address of its picture
 * @returns the whole text of its file, and the losses by the lines of it
 */
export async function finishText(
  { post, id, slug }: Placed,
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
  const edited = applyEdits(markdown, edits)
  const { text, losses } = post.marks.settle(withoutBlankEnds(edited))
  const front = frontMatter(
    id,
    slug,
    { ...fields, featured_image: await coverOf(fields.featured_image) },
    lost,
  )
  const above = front.split('\n').length - 1
  const ofFile = lost.map((what) => ({ line: null, what }))
  const inText = losses.map(({ line, what }) => ({ line: (line ?? 1) + above, what }))
  return { text: `${front}${text}\n`, losses: [...ofFile, ...inText] }

  async function takePicture(address: string): Promise<Taken> {
    const path = decodedPath(address)
    const file = source.findFile?.(address, post.file)
    if (!file && findOwnerFile(path, folders)) return { address }
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
    const taken = address ? await takePicture(address) : null
    if (!address) return null
    if (taken && 'address' in taken) return taken.address
    const remote = absoluteAddress(address, post.base)?.replace(/^http:/, 'https:') ?? null
    const fate = remote ? 'stays where it was' : 'is left out'
    if (taken) lost.push(`its picture ${address.slice(0, 100)} ${fate}: ${taken.failure}`)
    return remote
  }
}
