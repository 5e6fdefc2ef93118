import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { isRecord, readText } from '../../../content/read-values'
import { folded } from './places'
import type { ImportRecord } from './record'

/**
 * Reads the titles of the articles that no import has written, by their names in one case.
 * @param folder `content/articles`
 * @param names the articles in it; files without a readable title are left out
 */
export async function ownTitles(
  folder: string,
  names: Iterable<string>,
  { articles }: ImportRecord,
): Promise<Map<string, string>> {
  const imported = new Set(Object.values(articles).map(({ file }) => path.basename(file, '.md')))
  const own = [...names].filter((name) => !imported.has(name))
  const titles = await Promise.all(
    own.map(async (name): Promise<[string, string | null]> => [
      folded(name),
      titleOf(await readFile(path.join(folder, `${name}.md`), 'utf8')),
    ]),
  )
  return new Map(titles.flatMap(([name, title]) => (title === null ? [] : [[name, title]])))
}

function titleOf(text: string): string | null {
  try {
    const file = new VFile(text)
    matter(file)
    return isRecord(file.data.matter) ? readText(file.data.matter.title) : null
  } catch {
    return null
  }
}
