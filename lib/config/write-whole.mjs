// @ts-check
// JavaScript, because Next loads its cache handler, which writes pages, before TypeScript is understood.
import { randomUUID } from 'node:crypto'
import { promises, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @param {string} file a name beside it, so that the rename stays on one disk and is atomic */
const draftOf = (file) => `${file}.${randomUUID()}.draft`

/**
 * Writes a file that is there as a whole or not at all, whenever the process ends. Its folder has to exist.
 * @param {string} file
 * @param {string | Uint8Array} data
 * @throws what the disk answers; what was there before stays, and no draft is left
 */
export async function writeWhole(file, data) {
  await writeThrough(file, (draft) => promises.writeFile(draft, data))
}

/**
 * The same for what can't be made again: readable by this user alone, and on the disk when it returns, also if the
 * machine loses its power right after.
 * @param {string} file
 * @param {string | Uint8Array} data
 * @throws as above
 */
export async function writeDurably(file, data) {
  await writeThrough(file, (draft) => writeSynced(draft, data))
  await syncFolder(path.dirname(file))
}

/**
 * The same for a file that must not be there yet, whoever else writes it at this moment.
 * @param {string} file
 * @param {string | Uint8Array} data
 * @returns {Promise<boolean>} false when it was there, and stays as it is
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
 * A new name in a folder is on the disk once the folder is. Windows can't open one, and needs no such thing.
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

/**
 * The same as {@link writeWhole} for callers that can't wait.
 * @param {string} file
 * @param {string | Uint8Array} data
 * @param {(draft: string) => void} [finish] gives the file the mode and the times that it is to have
 * @throws as above
 */
export function writeWholeSync(file, data, finish) {
  const draft = draftOf(file)
  try {
    writeFileSync(draft, data)
    finish?.(draft)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
