import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parsePage } from './page-html'
import { BUILT_PAGES } from './page-names'
import { joinedName, STYLESHEET_FOLDER, stylesheetsOf } from './stylesheets'

/**
 * Writes a joined stylesheet for every combination in the pages of a build.
 * @param dist the build folder
 */
export function writeJoinedStylesheets(dist: string): void {
  const pages = path.join(dist, BUILT_PAGES)
  if (!existsSync(pages)) return // as after `npm run build -- --help`
  const folder = path.join(dist, STYLESHEET_FOLDER)
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const sheets = stylesheetsOf(parsePage(readFileSync(path.join(pages, file), 'utf8')).elements)
    if (sheets.length < 2) continue
    const texts = sheets.map(({ name }) => readFileSync(path.join(folder, name), 'utf8'))
    writeFileSync(path.join(folder, joinedName(sheets)), texts.join('\n'))
  }
}
