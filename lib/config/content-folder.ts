import path from 'node:path'
import { env } from './env'

/** Locations of the owner's files. @param name name of the folder in messages, as configured */
export type Folders = { name: string; content: string; publicFiles: string }

/**
 * The owner's content folder, and the folder of files served from the root path.
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

/** Absolute path of one of the owner's files. @param name relative to the content folder */
export function contentFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ folders.content, name)
}
