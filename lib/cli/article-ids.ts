import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isTranslation } from '../portfolio/sources/embedded/translation-file'

const FRONT_MATTER = /^\uFEFF?---[ \t]*[\r\n]([^]*?)[\r\n]---[ \t]*(?:[\r\n]|$)/
/** As many digits as a number keeps. */
const ID = /^id: *["']?(\d{1,15})["']?[ \t]*(?:#.*)?$/m

/**
 * The articles of a folder by the names of their files without the ending: their ids, 0 where the front matter has none. A
 * file that can't be used is there as well.
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
