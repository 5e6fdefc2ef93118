import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type FolderOptions, readMarkdownFolder } from './markdown-folder'
import { readPortfolio } from './portfolio'
import { Refusal, type Source } from './post'
import { readWordpress } from './wordpress'

const MAX_BYTES = 200 * 1024 * 1024

/**
 * Reads the texts of another site.
 * @param given a folder, WordPress' export, or the address of a content API
 * @throws Refusal with the reason as a sentence
 */
export async function readSource(given: string, options: FolderOptions): Promise<Source> {
  if (/^https?:\/\//i.test(given))
    return readPortfolio(given.replace(/\/api\/portfolio(?:\/.*)?$/, '').replace(/\/+$/, ''))
  const found = await stat(given).catch(() => null)
  if (!found) throw new Refusal(`There is no file or folder ${given}`)
  if (found.isDirectory()) return readMarkdownFolder(given, options)
  if (found.size > MAX_BYTES) throw new Refusal(`${given} has more than 200 MB: export it in parts`)
  return readWordpress(await readFile(given, 'utf8'), path.basename(given))
}
