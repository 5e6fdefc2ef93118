import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../../site/content-folder'
import { nearest } from '../../../validation/nearest'
import { findOwnerFile } from '../../../site/owner-files'
import { shown } from '../../../validation/problems'

export type PictureFault = { message: string; fix: string }
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
export function decoded(address: string): string {
  const [file = ''] = address.split(/[?#]/)
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}
