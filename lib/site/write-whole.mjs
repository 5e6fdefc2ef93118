// @ts-check
// JavaScript, because Next loads its cache handler, which writes pages, before it can load TypeScript.
import { randomUUID } from 'node:crypto'
import { promises } from 'node:fs'
import path from 'node:path'

/** @param {string} file the draft is beside it, so that the rename stays on one disk and is atomic */
const draftOf = (file) => `${file}.${randomUUID()}.draft`

/**
 * Writes a file atomically: it exists as a whole or not at all, whenever the process ends. Its folder has to exist.
 * @param {string} file
 * @param {string | Uint8Array} data
 * @throws the error of the file system; an earlier file stays, and no draft is left
 */
export async function writeWhole(file, data) {
  await writeThrough(file, (draft) => promises.writeFile(draft, data))
}

/**
 * Does the same for data that can't be recreated: readable by this user only, and on disk when it returns, even if the
 * machine loses power right after.
 * @param {string} file
 * @param {string | Uint8Array} data
 * @throws as above
 */
export async function writeDurably(file, data) {
  await writeThrough(file, (draft) => writeSynced(draft, data))
  await syncFolder(path.dirname(file))
}

/**
 * Does the same for a file that must not exist yet, even if another process writes it concurrently.
 * @param {string} file
 * @param {string | Uint8Array} data
 * @returns {Promise<boolean>} false when it existed, and stays as it is
 * @throws as above
 */
export async function writeNewDurably(file, data) {
  const draft = draftOf(file)
  try {
    await writeSynced(draft, data)
    await promises.link(draft, file)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  } finally {
    await promises.rm(draft, { force: true })
  }
  await syncFolder(path.dirname(file))
  return true
}

/**
 * @param {string} file
 * @param {(draft: string) => Promise<void>} write
 */
async function writeThrough(file, write) {
  const draft = draftOf(file)
  try {
    await write(draft)
    await promises.rename(draft, file)
  } catch (error) {
    await promises.rm(draft, { force: true })
    throw error
  }
}

/**
 * @param {string} file
 * @param {string | Uint8Array} data
 */
async function writeSynced(file, data) {
  const handle = await promises.open(file, 'wx', 0o600)
  try {
    await handle.writeFile(data)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Syncs a folder: a new name in it is durable only after that. Windows can't open folders, and doesn't need this.
 * @param {string} folder
 */
async function syncFolder(folder) {
  if (process.platform === 'win32') return
  const handle = await promises.open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
