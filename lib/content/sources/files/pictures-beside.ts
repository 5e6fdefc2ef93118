import path from 'node:path'
import type { Image } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Folders } from '../../../site/content-folder'
import { type Edit, edited } from '../../../text/edits'
import { findOwnerFile } from '../../../site/owner-files'
import { createPictureCheck, decoded, type PictureCheck } from './picture-fault'

/** The address of a file beside the text, and not one of a site. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/#]|$)/i
/** What a text with a picture contains, and what may be the address of one. */
const PICTURE = /!\[|<img\b/i
const ADDRESS = /\]\(\s*<?([^)\s>]+)|\]:\s*<?(\S+)|\bsrc\s*=\s*["']?([^"'\s]+)/gi
const HTML_PICTURE = /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)|'([^']*)|([^\s"'>]+))/gi

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
  if (!PICTURE.test(body)) return false
  for (const [, inline, defined, html] of body.matchAll(ADDRESS))
    if (RELATIVE.test(inline ?? defined ?? html ?? '')) return true
  return false
}

/** Replaces the addresses of a text's pictures; all else, code included, stays as it is. */
function withAddresses(body: string, addressOf: (src: string) => string): string {
  const edits: Edit[] = []
  const replace = (from: number, to: number, src: string) => {
    const address = addressOf(src)
    const at = address === src ? -1 : body.lastIndexOf(src, to)
    if (at >= from) edits.push({ start: at, end: at + src.length, text: address })
  }
  visit(unified().use(remarkParse).parse(body), (node) => {
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset]
    if (node.type === 'image') replace(from + altEnd(body, node), to, node.url)
    if (node.type === 'definition') replace(from, to, node.url)
    if (node.type === 'html')
      for (const {
        0: { length },
        1: src,
        2: other,
        3: bare,
        index,
      } of node.value.matchAll(HTML_PICTURE))
        replace(from + index, from + index + length, src ?? other ?? bare ?? '')
  })
  return edited(body, edits)
}

/** Returns where the address of an image begins: a picture's description may be its address. */
function altEnd(body: string, { position }: Image): number {
  const source = body.slice(position?.start.offset, position?.end.offset)
  return Math.max(source.indexOf(']('), 0)
}
