import { cp, mkdir, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../../config/write-whole.mjs'
import { type Content, RECORD } from './content'
import type { Plan } from './plan'
import { fingerprint } from './sample'

/** Beside the site, served by nobody and ignored by Git. */
const BACKUPS = '.backups'

/**
 * Copies the content folder as it is.
 * @param now as it stands in the folder's name
 * @returns where the copy is; null where there is nothing to copy
 */
export async function backUp({ folders, names }: Content, root: string, now: string): Promise<string | null> {
  if (names.length === 0) return null
  const start = path.join(root, BACKUPS, now.replace(' ', '-').replaceAll(':', ''))
  // Not within the loop: a file in its place is there too, and stays there.
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

/** Writes and deletes what was planned, and records what each file was left as. */
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

/** Takes a file away, and the folders around it that are empty then. */
async function removeFile(file: string, root: string): Promise<void> {
  await rm(file, { force: true })
  for (let folder = path.dirname(file); folder !== root; folder = path.dirname(folder)) {
    const isGone = await rmdir(folder).then(
      () => true,
      () => false, // something else is in it
    )
    if (!isGone) return
  }
}
