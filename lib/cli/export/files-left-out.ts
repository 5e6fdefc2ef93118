import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { isTranslation } from '../../content/sources/files/translation-file'
import { STORIES_FOLDER } from '../../content/stories/read-stories'

/** Lists the texts for which the content API's format has no place: English articles, stories, the series. */
export async function filesLeftOut({ name, content }: Folders): Promise<string[]> {
  const namesIn = async (folder: string) =>
    (await readdir(path.join(content, folder)).catch(() => [])).toSorted()
  const texts = (await namesIn('articles')).filter(isTranslation).map((file) => `articles/${file}`)
  const stories = (await namesIn(STORIES_FOLDER)).filter((file) => file.endsWith('.md'))
  const series = (await namesIn('')).filter((file) => file === 'series.json')
  return [...texts, ...stories.map((file) => `${STORIES_FOLDER}/${file}`), ...series].map(
    (file) => `${name}/${file}`,
  )
}
