import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { folders } from '../config/content-folder'
import { fileVersion } from './own-file'

/**
 * Returns the version of every file that pages may show: the pictures of the content folder, and everything in `public/`.
 * Pages contain the size and the version of pictures, and are made again when one of them changes.
 */
export async function ownPictures({ content, publicFiles } = folders): Promise<Record<string, string>> {
  const files = [...(await filesIn(path.join(content, 'images'))), ...(await filesIn(publicFiles))]
  const versions = await Promise.all(
    files.map(async (file) => {
      const version = await fileVersion(file).catch(() => null) // deleted meanwhile
      return version === null ? [] : [[path.relative(content, file), version] as const]
    }),
  )
  return Object.fromEntries(versions.flat().sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(/* turbopackIgnore: true */ folder, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []) // there is none
  return entries.flatMap((entry) =>
    entry.isFile() ? [path.join(/* turbopackIgnore: true */ entry.parentPath ?? entry.path, entry.name)] : [],
  )
}
