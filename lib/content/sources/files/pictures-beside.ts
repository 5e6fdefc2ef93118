import { readdirSync } from 'node:fs'
import path from 'node:path'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { findOwnerFile, type Folders } from '../../../site/content-folder'
import { decodeSegment } from '../../../site/routes'
import { addressOffset, type Edit, edited } from '../../../text/edits'
import { nearest, shown } from '../../../validation/problems'

/** The address of a file beside the text, and not one of a site. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/#]|$)/i
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i
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
  /** Whether a picture of a text was not found when the text was last looked at. */
  lacksAny: (name: string) => boolean
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
  const lacking = new Set<string>()
  return {
    faultOf: createPictureCheck(folders),
    find,
    inText(body, name) {
      lacking.delete(name)
      if (!mayHavePictures(body)) return body
      return withAddresses(body, (src) => {
        const address = find(src, name)
        if (address === src && RELATIVE.test(src) && PICTURE.test(src)) lacking.add(name)
        return address
      })
    },
    lacksAny: (name) => lacking.has(name),
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

type PictureFault = { message: string; fix: string }
const BARE_PERCENT = /%(?![\da-f]{2})/gi

export type PictureCheck = (address: string | null | undefined) => PictureFault | null

/** Signs of a file's name that mean something else in an address, or end it in a text. */
const SIGNS = /[%#?\s]/g

/**
 * Creates a check that looks for the picture of a URL among the owner's files. Pictures of other sites are not checked.
 */
export function createPictureCheck(folders: Folders): PictureCheck {
  return (address) => {
    if (!address?.startsWith('/')) return null
    const [file = ''] = address.split(/[?#]/)
    const hasBarePercent = file.search(BARE_PERCENT) >= 0
    if (!hasBarePercent && findOwnerFile(decoded(address), folders)) return null
    const read = file === address ? 'is decoded' : `ends before its ${address[file.length]}`
    if (!hasBarePercent && findOwnerFile(address, folders))
      return {
        message: `is ${shown(address)}, which ${read} for a browser`,
        fix: `Write ${escaped(address)}`,
      }
    // The site's own URL parsing rejects a bare %; in a query or fragment it does no harm.
    if (hasBarePercent)
      return {
        message: `is ${shown(address)}, which has a bare %`,
        fix: `Write ${file.replaceAll(BARE_PERCENT, '%25')}`,
      }
    const similar = similarFile(address, folders)
    const fix = similar
      ? `There is ${escaped(similar)}: write that`
      : `Put the file there: ${folders.name}/images/ and public/ hold the pictures`
    return { message: `is ${shown(address)}, and there is no such file`, fix }
  }
}

/** Returns the address of a file: its path with the signs escaped that would mean something else. */
const escaped = (file: string) => file.replaceAll(SIGNS, encodeURIComponent)

/** Finds a file in the same folder whose name differs in case, accents or a letter. */
function similarFile(address: string, { content, publicFiles }: Folders): string | null {
  const folder = path.posix.dirname(decoded(address))
  const places = [
    path.join(/* turbopackIgnore: true */ publicFiles, folder),
    ...(folder.startsWith('/images') ? [path.join(/* turbopackIgnore: true */ content, folder)] : []),
    ...(folder.startsWith('/images/articles')
      ? [path.join(/* turbopackIgnore: true */ content, folder.slice('/images'.length))]
      : []),
  ]
  const names = places.flatMap(namesIn)
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
  return decodeSegment(file) ?? file
}
