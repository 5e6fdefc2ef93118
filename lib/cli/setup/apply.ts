import { cp, mkdir, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../../config/write-whole.mjs'
import { type Content, RECORD } from './content'
import type { Plan } from './plan'
import { fingerprint } from './sample'

/** Backup folder beside the site, never served and ignored by Git. */
const BACKUPS = '.backups'

/**
 * Backs up the content folder.
 * @param now the time, for the backup's name
 * @returns the path of the copy; null if there is nothing to copy
 */
export async function backUp({ folders, names }: Content, root: string, now: string): Promise<string | null> {
  if (names.length === 0) return null
  const start = path.join(root, BACKUPS, now.replace(' ', '-').replaceAll(':', ''))
  // Outside the loop: if a file has this name, EEXIST must end the command instead of repeating the loop.
  await mkdir(path.dirname(start), { recursive: true })
  for (let number = 1; ; number++) {
    const place = number === 1 ? start : `${start}-${number}`
    try {
      await mkdir(place)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw error
    }
    await cp(folders.content, place, { recursive: true })
    return place
  }
}

/** Writes and deletes the planned files, and records a fingerprint of each written one. */
export async function applyPlan(content: Content, { writes, removals }: Plan): Promise<void> {
  const placeOf = (name: string) => path.join(content.folders.content, name)
  const written = { ...content.written }
  for (const [name, data] of writes) {
    await mkdir(path.dirname(placeOf(name)), { recursive: true })
    await writeWhole(placeOf(name), data)
    written[name] = fingerprint(name, Buffer.from(data))
  }
  for (const name of removals) await removeFile(placeOf(name), content.folders.content)
  const sorted = Object.entries(written).sort(([a], [b]) => a.localeCompare(b, 'en'))
  await writeWhole(placeOf(RECORD), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** Deletes a file, and the folders above it that become empty. */
async function removeFile(file: string, root: string): Promise<void> {
  await rm(file, { force: true })
  for (let folder = path.dirname(file); folder !== root; folder = path.dirname(folder)) {
    const isGone = await rmdir(folder).then(
      () => true,
      () => false, // the folder is not empty
    )
    if (!isGone) return
  }
}
