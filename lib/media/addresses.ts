import { shortHash } from '../hash'
import type { ImageAddress } from '../markdown/plugins'
import type { Article } from '../portfolio/types'

/**
 * Where the pictures inside an article are served. The site's own files are used as they are; any other picture
 * comes through `/media`, so that a visitor's browser talks to this site only.
 */
export function bodyImageAddress({ slug }: Pick<Article, 'slug'>): ImageAddress {
  return (src, index) => {
    if (/^\/(images|files)\//.test(src)) return src
    return `/media/article/${encodeURIComponent(slug)}/${index}?v=${shortHash(src)}`
  }
}
