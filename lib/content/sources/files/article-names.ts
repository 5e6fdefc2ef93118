import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseWallClock } from '../../../text/date'
import { DATED_NAME } from '../../../validation/front-matter-names'
import { entriesIn } from '../../file-reader'

const INDEX = 'index'

/**
 * Lists the files of articles in a folder: `titulo.md`, and `titulo/index.md` beside its pictures.
 * @param folder `content/articles`, which may be missing @param ending of the names, `.md` or `.en.md`
 */
export function listArticleNames(folder: string, ending: string): string[] {
  return entriesIn(folder)
    .flatMap((entry) => {
      if (entry.name.endsWith(ending)) return [entry.name]
      const index = `${entry.name}/${INDEX}${ending}`
      const isArticle =
        entry.isDirectory() && existsSync(path.join(/* turbopackIgnore: true */ folder, index))
      return isArticle ? [index] : []
    })
    .sort()
}

/**
 * Splits the name of an article's file into its slug and the date before it.
 * @param name `titulo.md`, `2026-11-20-titulo.md` or `titulo/index.md`
 */
export function readArticleName(name: string): { slug: string; date: string | null } {
  const base = path.basename(name).replace(/(?:\.en)?\.md$/, '')
  const whole = base === INDEX ? path.basename(path.dirname(name)) || base : base
  const [, date = ''] = DATED_NAME.exec(whole) ?? []
  // A day that doesn't exist is a part of the name.
  const isDated = parseWallClock(date) !== null
  return {
    slug: (isDated ? whole.replace(DATED_NAME, '') : whole).normalize('NFC'),
    date: isDated ? date : null,
  }
}
