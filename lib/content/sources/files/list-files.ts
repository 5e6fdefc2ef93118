import { readdir, stat } from 'node:fs/promises'

/** Lists the file names in a folder; none when the folder doesn't exist, as before the first article. */
export async function listFiles(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** Identifies a folder, to detect that another one has taken its place. @returns null for a missing folder */
export async function folderId(folder: string): Promise<string | null> {
  try {
    const { dev, ino } = await stat(folder, { bigint: true })
    return [dev, ino].join(' ')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Returns a stamp that changes with every edit of a file. @returns null for a missing file */
export async function stampOf(place: string): Promise<string | null> {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await stat(place, { bigint: true })
    return [ino, size, mtimeNs, ctimeNs].join(' ')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
