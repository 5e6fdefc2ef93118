// @ts-check
// JavaScript, because Next loads its cache handler, which writes pages, before TypeScript is understood.
import { randomUUID } from 'node:crypto'
import { promises, renameSync, rmSync, writeFileSync } from 'node:fs'

/** @param {string} file a name beside it, so that the rename stays on one disk and is atomic */
const draftOf = (file) => `${file}.${randomUUID()}.draft`

/**
 * Writes a file that is there as a whole or not at all, whenever the process ends. Its folder has to exist.
 * @param {string} file
 * @param {string | Uint8Array} data
 * @throws what the disk answers; what was there before stays, and no draft is left
 */
export async function writeWhole(file, data) {
  const draft = draftOf(file)
  try {
    await promises.writeFile(draft, data)
    await promises.rename(draft, file)
  } catch (error) {
    await promises.rm(draft, { force: true })
    throw error
  }
}

/**
 * The same for callers that can't wait.
 * @param {string} file
 * @param {string | Uint8Array} data
 * @throws as above
 */
export function writeWholeSync(file, data) {
  const draft = draftOf(file)
  try {
    writeFileSync(draft, data)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
