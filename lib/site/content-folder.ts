import path from 'node:path'
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
