import path from 'node:path'
import type { Image } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Folders } from '../../../site/content-folder'
import { findOwnerFile } from '../../../site/owner-files'
import { readdirSync } from 'node:fs'
import { nearest } from '../../../validation/nearest'
import { shown } from '../../../validation/problems'

/** The address of a file beside the text, and not one of a site. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/#]|$)/i
/** What a text with a picture beside it contains. */
const MAY_HAVE = /!\[|<img\b/i

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
    inText: (body, name) => (MAY_HAVE.test(body) ? withAddresses(body, (src) => find(src, name)) : body),
  }
}

/** Replaces the addresses of a text's pictures; all else, code included, stays as it is. */
function withAddresses(body: string, addressOf: (src: string) => string): string {
  const edits: [start: number, end: number, address: string][] = []
  const replace = (from: number, to: number, src: string) => {
    const address = addressOf(src)
    const at = address === src ? -1 : body.lastIndexOf(src, to)
    if (at >= from) edits.push([at, at + src.length, address])
  }
  visit(unified().use(remarkParse).parse(body), (node) => {
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset]
    if (node.type === 'image') replace(from + altEnd(body, node), to, node.url)
    if (node.type === 'definition') replace(from, to, node.url)
    if (node.type === 'html')
      for (const found of node.value.matchAll(/<img\b[^>]*?\bsrc\s*=\s*(["'])(.*?)\1/gis))
        replace(from + found.index, from + found.index + found[0].length, found[2] ?? '')
  })
  return edits
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, address]) => text.slice(0, start) + address + text.slice(end), body)
}

/** Returns where the address of an image begins: a picture's description may be its address. */
function altEnd(body: string, { position }: Image): number {
  const source = body.slice(position?.start.offset, position?.end.offset)
  return Math.max(source.indexOf(']('), 0)
}

type PictureFault = { message: string; fix: string }
const BARE_PERCENT = /%(?![\da-f]{2})/gi

export type PictureCheck = (address: string | null | undefined) => PictureFault | null

/**
 * Creates a check that looks for the picture of a URL among the owner's files. Pictures of other sites are not checked.
 */
export function createPictureCheck(folders: Folders): PictureCheck {
  return (address) => {
    if (!address?.startsWith('/')) return null
    // The site's own URL parsing rejects a bare %; in a query or fragment it does no harm.
    const [file = ''] = address.split(/[?#]/)
    if (file.search(BARE_PERCENT) >= 0)
      return {
        message: `is ${shown(address)}, which has a bare %`,
        fix: `Write ${file.replaceAll(BARE_PERCENT, '%25')}`,
      }
    if (findOwnerFile(decoded(address), folders)) return null
    const similar = similarFile(address, folders)
    const fix = similar
      ? `There is ${similar}: write that`
      : `Put the file there: ${folders.name}/images/ and public/ hold the pictures`
    return { message: `is ${shown(address)}, and there is no such file`, fix }
  }
}

/** Finds a file in the same folder whose name differs in case, accents or a letter. */
function similarFile(address: string, { content, publicFiles }: Folders): string | null {
  const folder = path.posix.dirname(decoded(address))
  const inContent = folder.startsWith('/images')
    ? namesIn(path.join(/* turbopackIgnore: true */ content, folder))
    : []
  const names = [...inContent, ...namesIn(path.join(/* turbopackIgnore: true */ publicFiles, folder))]
  const name = nearest(path.posix.basename(decoded(address)), names)
  return name === null ? null : path.posix.join(folder, name)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(/* turbopackIgnore: true */ folder, { withFileTypes: true }).flatMap((one) =>
      one.isFile() ? [one.name] : [],
    )
  } catch {
    return [] // no such folder
  }
}

/** Decodes the path of a URL, as a browser's request names the file; a path with a bare % stays as it is. */
function decoded(address: string): string {
  const [file = ''] = address.split(/[?#]/)
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}
