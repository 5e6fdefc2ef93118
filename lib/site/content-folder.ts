import path from 'node:path'
import { existsSync, statSync } from 'node:fs'
import { env } from './env'

/** Locations of the owner's files. @param name name of the folder in messages, as configured */
export type Folders = { name: string; content: string; publicFiles: string }

/**
 * Returns the owner's content folder, and the folder of files served from the root path.
 * @param root the project's folder
 * @param name CONTENT_DIR: relative to the project, or absolute
 */
export function foldersOf(root: string, name: string = env.CONTENT_DIR): Folders {
  return {
    name,
    content: path.resolve(/* turbopackIgnore: true */ root, name),
    publicFiles: path.join(/* turbopackIgnore: true */ root, 'public'),
  }
}

/** The folders of this site. */
export const folders = foldersOf(process.cwd())

/** Returns the absolute path of one of the owner's files. @param name relative to the content folder */
export function contentFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ folders.content, name)
}

/**
 * Returns the owner's files as glob patterns, for a standalone copy of the site that includes the files it reads at run
 * time.
 * @returns patterns below the project's folder; a content folder elsewhere can't be included, and is left out
 */
export function tracedFiles(root: string, { content, publicFiles } = foldersOf(root)): string[] {
  return [content, publicFiles].flatMap((folder) => {
    const below = path.relative(root, folder)
    const isInside = below !== '' && below.split(path.sep)[0] !== '..' && !path.isAbsolute(below)
    return isInside ? [`./${below}/**/*`] : []
  })
}

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
