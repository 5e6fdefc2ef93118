import path from 'node:path'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { type Folders } from '../../../site/content-folder'
import { findOwnerFile } from '../../../site/owner-files'
import { addressOffset, type Edit, edited } from '../../../text/edits'
import { createPictureCheck, decoded, type PictureCheck } from './picture-fault'

/** The address of a file beside the text, and not one of a site. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/#]|$)/i
/** What may be the address of a picture in a text, which an image shows or a link leads to. */
const ADDRESS = /\]\(\s*<?([^)\s>]+)|\]:\s*<?(\S+)|\b(?:src|href)\s*=\s*["']?([^"'\s]+)/gi
const HTML_PICTURE = /<(?:img|a)\b[^>]*?\b(?:src|href)\s*=\s*(?:"([^"]*)|'([^']*)|([^\s"'>]+))/gi

/**
 * The pictures of articles in the content folder.
 * @param find returns the address of a picture that is named as a file beside the article; any other value unchanged
 * @param inText does the same for the pictures of a text
 */
export type OwnPictures = {
  faultOf: PictureCheck
  find: <T>(src: T, name: string) => T | string
  inText: (body: string, name: string) => string
}

/**
 * Pictures may lie beside the text, `articles/titulo/foto.png` or `articles/img/foto.png`: they are served below
 * `/images/articles/` as if they were in `images/articles/`.
 */
export function createOwnPictures(folders: Folders): OwnPictures {
  const find: OwnPictures['find'] = (src, name) => {
    if (typeof src !== 'string' || !RELATIVE.test(src)) return src
    const place = path.posix.join('/articles', path.posix.dirname(name), decoded(src))
    const address = place.startsWith('/articles/') ? `/images${place}` : place
    const isPicture = address.startsWith('/images/') && findOwnerFile(address, folders)
    return isPicture ? address.split('/').map(encodeURIComponent).join('/') : src
  }
  return {
    faultOf: createPictureCheck(folders),
    find,
    inText: (body, name) => (mayHavePictures(body) ? withAddresses(body, (src) => find(src, name)) : body),
  }
}

/** Whether pictures may lie beside a text, which takes much less time than parsing it. */
function mayHavePictures(body: string): boolean {
  for (const [, inline, defined, html] of body.matchAll(ADDRESS))
    if (RELATIVE.test(inline ?? defined ?? html ?? '')) return true
  return false
}

/** Replaces the addresses of a text's pictures and links; all else, code included, stays as it is. */
function withAddresses(body: string, addressOf: (src: string) => string): string {
  const edits: Edit[] = []
  const replace = (start: number, src: string) => {
    const text = addressOf(src)
    if (start >= 0 && text !== src) edits.push({ start, end: start + src.length, text })
  }
  visit(unified().use(remarkParse).parse(body), (node) => {
    if (node.type === 'image' || node.type === 'link' || node.type === 'definition')
      replace(addressOffset(body, node), node.url)
    if (node.type === 'html')
      for (const { index, ...found } of node.value.matchAll(HTML_PICTURE)) {
        const src = found[1] ?? found[2] ?? found[3] ?? ''
        // In a quote the source has marks that the value lacks.
        const begin = (node.position?.start.offset ?? 0) + index + found[0].length - src.length
        replace(body.indexOf(src, begin), src)
      }
  })
  return edited(body, edits)
}
