import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { readMarkdownFolder } from './markdown-folder'
import { readPortfolio } from './portfolio'
import type { Source } from './post'
import type { FolderOptions } from './site-folder'
import { readWordpress } from './wordpress'

/**
 * Reads the texts of another site.
 * @param given a folder, WordPress' export, or the address of a content API
 * @throws Error with the reason as a sentence
 */
export async function readSource(given: string, options: FolderOptions): Promise<Source> {
  if (/^https?:\/\//i.test(given))
    return readPortfolio(given.replace(/\/api\/portfolio(?:\/.*)?$/, '').replace(/\/+$/, ''))
  const found = await stat(given).catch(() => null)
  if (!found) throw new Error(`There is no file or folder ${given}`)
  if (found.isDirectory()) return readMarkdownFolder(given, options)
  return readWordpress(await readFile(given, 'utf8'), path.basename(given))
}
