import { parseUrl } from '../../../text/parse-url'
import { routes } from '../../../routing/routes'
import { withinLimits } from '../../../markdown/limits'
import type { Loss } from '../marks'
import { frontMatter } from './article-file'
import { editMarkdown, type NewAddress, picturesIn, raiseHeadings } from './edit-markdown'
import { absoluteAddress, type Pictures, type Taken, WOULD_FETCH } from './pictures'
import type { Placed } from './places'

/** The whole text of a file, and what of the original it lost; line null means the file as a whole. */
export type Finished = { text: string; losses: (Omit<Loss, 'line'> & { line: number | null })[] }
export type FinishOptions = {
  pictures: Pictures
  /** Where the articles are that were imported with this one, by {@link addressKey}. */
  articles: Map<string, string>
  oldSite: string | null
  raisesHeadings: boolean
}

/** Brings a text into its final form: headings, pictures and links as this site has them, losses by line. */
export async function finishText(placed: Placed, options: FinishOptions): Promise<Finished> {
  const { post } = placed
  const base = post.base ?? options.oldSite
  const body = options.raisesHeadings ? raiseHeadings(post.markdown) : post.markdown
  const taken = await takeAll(picturesIn(body), placed.slug, base, options.pictures)
  const edited = editMarkdown(body, {
    picture: (address) => newPicture(taken.get(address), address, post.marks),
    link: (address) => newLink(address, base, options.articles, taken),
  })
  const cover = await coverOf(placed, base, options.pictures)
  const { front, lost } = frontMatter(placed, cover.address)
  const { text, losses } = post.marks.settle(edited.trim())
  const above = front.split('\n').length - 1
  const tooLong = withinLimits(text).whole
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

async function takeAll(addresses: string[], slug: string, base: string | null, pictures: Pictures) {
  const entries = addresses.map(async (address): Promise<[string, Taken]> => {
    const isOwn = base === null && /^\/(?!\/)/.test(address)
    const full = isOwn ? address : absoluteAddress(address, base)
    const failure = 'its host is not known: name it with --old-site'
    return [address, full === null ? { failure } : await pictures.take(full, `articles/${slug}`)]
  })
  return new Map(await Promise.all(entries))
}

function newPicture(taken: Taken | undefined, address: string, marks: Placed['post']['marks']): NewAddress {
  if (!taken) return null
  if ('address' in taken) return taken.address === address ? null : taken
  if (taken.failure === WOULD_FETCH) return null
  return { mark: marks.at(`the picture ${shortened(address)} stays where it was: ${taken.failure}`) }
}

/** A link to a text that was imported as well, or to a picture that was. */
function newLink(
  address: string,
  base: string | null,
  articles: Map<string, string>,
  taken: Map<string, Taken>,
): NewAddress {
  const picture = taken.get(address)
  if (picture && 'address' in picture) return picture.address === address ? null : picture
  const key = addressKey(address, base)
  const slug = key === null ? undefined : articles.get(key)
  if (slug === undefined) return null
  const hash = /#.*$/.exec(address)?.[0] ?? ''
  const found = routes.article(slug) + hash
  return found === address ? null : { address: found }
}

/** The picture of an article's card; one that can't be fetched stays where it is, as far as front matter takes it. */
async function coverOf({ post, slug }: Placed, base: string | null, pictures: Pictures) {
  if (!post.image) return { address: null, lost: [] }
  const isOwn = base === null && /^\/(?!\/)/.test(post.image)
  const full = isOwn ? post.image : absoluteAddress(post.image, base)
  const taken: Taken = full
    ? await pictures.take(full, `articles/${slug}`)
    : { failure: 'its host is not known' }
  if ('address' in taken) return { address: taken.address, lost: [] }
  const remote = full && /^https?:/.test(full) ? full.replace(/^http:/, 'https:') : null
  const what = `its picture ${shortened(post.image)} ${remote ? 'stays where it was' : 'is left out'}: ${taken.failure}`
  return { address: remote, lost: taken.failure === WOULD_FETCH ? [] : [what] }
}

/**
 * One form for the spellings of an address: without scheme, `www.`, fragment, and a slash at its end.
 * @returns null for what is no address of a page
 */
export function addressKey(address: string, base: string | null): string | null {
  if (/^#/.test(address)) return null
  const url = parseUrl(address, base ?? 'http://path.invalid')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = url.host === 'path.invalid' ? '' : url.host.replace(/^www\./, '')
  const query = url.pathname === '/' ? url.search : ''
  return `${host}${url.pathname.replace(/\/+$/, '')}${query}`
}

function shortened(address: string): string {
  return address.length > 100 ? `${address.slice(0, 99)}…` : address
}
