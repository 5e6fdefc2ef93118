import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Folders, folders } from './content-folder'

/** Matches URLs of files in the content folder: the owner's images and the printed CVs. */
const IN_CONTENT = /^\/(?:images\/.+|cv\.pdf|cv\/.+)$/
/** Matches URLs of pictures that may lie beside the texts of articles. */
const BESIDE_TEXT = /^\/images(\/articles\/.+\.(?:avif|gif|jpe?g|png|svg|webp))$/i

/**
 * Finds the file that is served at a path: the content folder's own, else the one in `public/`, else
 * a picture beside the text of an article. An accented letter of a name may be one character or two, as macOS writes it.
 * @param address decoded, begins with a slash, without query
 * @returns null for a path that is no file, is hidden, or would lie outside both folders
 */
export function findOwnerFile(address: string, { content, publicFiles }: Folders = folders): string | null {
  if (!address.split('/').slice(1).every(isFileName)) return null
  const places = IN_CONTENT.test(address) ? [content, publicFiles] : [publicFiles]
  const [, beside] = BESIDE_TEXT.exec(address) ?? []
  const named = [...places.map((place) => [place, address]), ...(beside ? [[content, beside]] : [])]
  // Not of the folder: the path to the site may have accents too.
  const files = named.map(([place = '', name = '']) => name.split('/').reduce(pathBelow, place))
  return files.find(isFile) ?? null
}

/** Returns the path of what has a name in a folder, in the spelling that is there. */
function pathBelow(folder: string, name: string): string {
  const places = [name, name.normalize('NFC'), name.normalize('NFD')].map((spelling) =>
    path.join(/* turbopackIgnore: true */ folder, spelling),
  )
  return places.find((place) => existsSync(place)) ?? path.join(/* turbopackIgnore: true */ folder, name)
}

function isFileName(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[\u0000-\u001f\u007f\\]/.test(segment)
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}
