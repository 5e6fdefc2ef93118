import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import type { Print } from './printed-variants'
import { sourceOf } from './source-mark'
import { listFiles } from '../list-files'

/** Forms that were made for CVs which there aren't any more. Files of the owner's own are none of them. */
export function strayFiles(prints: readonly Print[], { content }: Folders): string[] {
  const wanted = prints.map(({ address }) => path.join(content, address))
  return listFiles(path.join(content, 'cv')).filter(
    (file) => !wanted.includes(file) && sourceOf(readFileSync(file)) !== null,
  )
}
