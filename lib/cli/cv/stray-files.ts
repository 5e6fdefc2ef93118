import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import type { Print } from './printed-variants'
import { sourceOf } from './source-mark'

/** Forms that were made for CVs which there aren't any more. Files of the owner's own are none of them. */
export function strayFiles(prints: readonly Print[], { content }: Folders): string[] {
  const wanted = prints.map(({ address }) => path.join(content, address))
  return listFiles(path.join(content, 'cv')).filter(
    (file) => !wanted.includes(file) && sourceOf(readFileSync(file)) !== null,
  )
}

function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  } catch {
    return [] // there is no such folder
  }
}
