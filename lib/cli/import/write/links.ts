import { normalPath } from '../../../routing/normal-path'
import { routes } from '../../../routing/routes'
import { parseUrl } from '../../../text/parse-url'
import { escapeMarkdown } from '../escape-markdown'
import type { NewAddress } from './edit-markdown'
import type { Taken } from './pictures'
import type { Placed } from './places'

/** Returns the new address of a link to an imported text or picture; null if the link stays. */
export function newLink(
  address: string,
  picture: Taken | undefined,
  findArticle: (address: string) => Placed | undefined,
): NewAddress {
  if (picture) return 'address' in picture && picture.address !== address ? picture : null
  const found = findArticle(address)
  if (!found) return null
  const [path = '', hash = ''] = address.split(/(?=#)/)
  const route = routes.article(found.slug)
  return normalPath(path) === normalPath(route)
    ? null
    : { address: route + hash, words: escapeMarkdown(found.post.title) }
}

/**
 * Normalises an address: without scheme, `www.`, fragment and trailing slash.
 * @returns null for anything but the address of a page
 */
export function addressKey(address: string, base: string | null): string | null {
  if (address.startsWith('#')) return null
  const url = parseUrl(address, base ?? 'http://path.invalid')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = url.host === 'path.invalid' ? '' : url.host.replace(/^www\./, '')
  const query = url.pathname === '/' ? url.search : ''
  return `${host}${url.pathname.replace(/\/+$/, '')}${query}`
}
