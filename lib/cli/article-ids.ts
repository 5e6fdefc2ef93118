import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isTranslation } from '../content/sources/files/translation-file'

const FRONT_MATTER = /^\uFEFF?---[ \t]*[\r\n]([^]*?)[\r\n]---[ \t]*(?:[\r\n]|$)/
/** Matches at most 15 digits, which a number represents exactly. */
const ID = /^id: *["']?(\d{1,15})["']?[ \t]*(?:#.*)?$/m

/**
 * Maps the articles of a folder, by file name without extension, to their ids: 0 where the front matter has
 * none. Unusable files are included.
 * @param folder `content/articles`; may be missing
 */
export async function articleIds(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.md') && !isTranslation(name))
  return new Map(
    await Promise.all(
      files.map(async (name): Promise<[string, number]> => {
        const [, front = ''] = FRONT_MATTER.exec(await readFile(path.join(folder, name), 'utf8')) ?? []
        return [path.basename(name, '.md'), Number(ID.exec(front.replaceAll('\r', '\n'))?.[1] ?? 0)]
      }),
    ),
  )
}
