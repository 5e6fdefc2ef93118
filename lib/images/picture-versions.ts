import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { folders } from '../site/content-folder'
import { fileVersion } from './own-file'

/**
 * Returns the version of every file that pages may show: the pictures of the content folder, and everything in `public/`.
 * Pages contain the size and the version of pictures, and are made again when one of them changes.
 */
export async function ownPictures({ content, publicFiles } = folders): Promise<Record<string, string>> {
  const places = [path.join(/* turbopackIgnore: true */ content, 'images'), publicFiles]
  const found = await Promise.all(places.map(filesIn))
  return Object.fromEntries(found.flat().sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the versions of the files below a folder by their names, which are the same wherever the folder is. */
async function filesIn(folder: string): Promise<[name: string, version: string][]> {
  const entries = await readdir(/* turbopackIgnore: true */ folder, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []) // there is none
  const files = entries.flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath ?? entry.path, entry.name)] : [],
  )
  const versions = await Promise.all(
    files.map(async (file): Promise<[string, string][]> => {
      const version = await fileVersion(file).catch(() => null) // deleted meanwhile
      return version === null ? [] : [[`${path.basename(folder)}/${path.relative(folder, file)}`, version]]
    }),
  )
  return versions.flat()
}
