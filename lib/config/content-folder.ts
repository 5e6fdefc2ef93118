import path from 'node:path'
import { env } from './env'

/** Where the owner's files lie. @param name how messages call the folder: as it is configured */
export type Folders = { name: string; content: string; publicFiles: string }

/**
 * The owner's folder and the one with files that are served from the root path.
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

/** A file of the owner's on disk. @param name relative to the content folder */
export function contentFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ folders.content, name)
}
