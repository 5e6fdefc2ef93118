import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Folders } from '../../../site/content-folder'
import { findOwnerFile } from '../../../site/owner-files'
import { nearest, shown } from '../../../validation/problems'

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
export function decoded(address: string): string {
  const [file = ''] = address.split(/[?#]/)
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}
