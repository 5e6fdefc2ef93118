import { asciiSlugOf } from '../../../text/slug'
import { withoutBlankEnds } from '../../../text/without-blank-ends'
import type { Loss } from '../marks'
import { isWithinLimits } from '../parse-markdown'
import { frontMatter } from './article-file'
import { editMarkdown, type NewAddress, picturesIn, raiseHeadings } from './edit-markdown'
import { absoluteAddress, type Pictures, type Taken, WOULD_FETCH } from './pictures'
import { addressKey, newLink } from './links'
import type { Placed } from './places'

const MAX_FOLDER_NAME = 200

/** The whole text of a file, and its losses; line null stands for the file as a whole. */
type Finished = { text: string; losses: (Omit<Loss, 'line'> & { line: number | null })[] }
type FinishOptions = {
  pictures: Pictures
  /** The articles of the same import, by the {@link addressKey} of their old addresses. */
  articles: Map<string, Placed>
  oldSite: string | null
  /** Whether the texts come from this project's own format, so that paths and headings stay. */
  isOwnForm: boolean
}

/** Finishes a text: adapts headings, pictures and links to this site, and lists the losses by line. */
export async function finishText(placed: Placed, options: FinishOptions): Promise<Finished> {
  const { post } = placed
  const base = post.base ?? options.oldSite
  const body = options.isOwnForm ? post.markdown : raiseHeadings(post.markdown)
  const take = (address: string) => takePicture(address, { ...options, base, folder: folderOf(placed.slug) })
  const taken = new Map(
    await Promise.all(picturesIn(body).map(async (one) => [one, await take(one)] as const)),
  )
  const findArticle = (address: string) => options.articles.get(addressKey(address, base) ?? '')
  const edited = editMarkdown(body, {
    picture: (address) => newPicture(taken.get(address), address, post.marks),
    link: (address) => newLink(address, taken.get(address), findArticle),
  })
  const cover = await coverOf(post.image, base, take)
  const { front, lost } = frontMatter(placed, cover.address)
  const { text, losses } = post.marks.settle(withoutBlankEnds(edited))
  const above = front.split('\n').length - 1
  const tooLong = isWithinLimits(text)
    ? []
    : ['the site shows its beginning alone: it is too long or too complex']
  return {
    text: `${front}${text}\n`,
    losses: [
      ...[...post.lost, ...lost, ...cover.lost, ...tooLong].map((what) => ({ line: null, what })),
      ...losses.map(({ line, what }) => ({ line: line + above, what })),
    ],
  }
}

/** Returns the folder of an article's pictures. Its name has no accents, which file systems encode differently. */
function folderOf(slug: string): string {
  return `articles/${asciiSlugOf(slug, MAX_FOLDER_NAME) || 'articulo'}`
}

type From = Pick<FinishOptions, 'pictures' | 'isOwnForm'> & { base: string | null; folder: string }

async function takePicture(address: string, { pictures, isOwnForm, base, folder }: From): Promise<Taken> {
  const isOwn = isOwnForm && base === null && /^\/(?!\/)/.test(address)
  const full = isOwn ? address : absoluteAddress(address, base)
  return full === null
    ? { failure: 'its host is not known; name it with --old-site' }
    : pictures.take(full, folder)
}

function newPicture(taken: Taken | undefined, address: string, marks: Placed['post']['marks']): NewAddress {
  if (!taken) return null
  if ('address' in taken) return taken.address === address ? null : taken
  if (taken.failure === WOULD_FETCH) return null
  return { mark: marks.at(`the picture ${shortened(address)} stays where it was: ${taken.failure}`) }
}

/**
 * Returns the picture of an article's card. One that cannot be fetched keeps its remote
 * URL, with HTTP rewritten to HTTPS.
 */
async function coverOf(image: string | null, base: string | null, take: (address: string) => Promise<Taken>) {
  if (!image) return { address: null, lost: [] }
  const taken = await take(image)
  if ('address' in taken) return { address: taken.address, lost: [] }
  const full = absoluteAddress(image, base)?.replace(/^http:/, 'https:') ?? ''
  const remote = full.startsWith('https:') ? full : null
  const what = `its picture ${shortened(image)} ${remote ? 'stays where it was' : 'is left out'}: ${taken.failure}`
  return { address: remote, lost: taken.failure === WOULD_FETCH ? [] : [what] }
}

function shortened(address: string): string {
  return address.length > 100 ? `${address.slice(0, 99)}…` : address
}
