import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Edit } from '../text/edits'
import { withBase, withoutBase } from '../site/base-path'
import { insertion, type PageElement, parsePage } from './page-html'
import { BUILT_PAGES } from './page-names'

/** Where Next keeps stylesheets, in the build and in addresses. */
const STYLESHEET_FOLDER = 'static/chunks'
const ADDRESS = /^\/_next\/static\/chunks\/([\w~-]+\.css)(\?dpl=[\w-]+)?$/
const PLAIN_ATTRIBUTES = new Set(['rel', 'href', 'data-precedence'])
const PREFIX = 'joined-'
const LINK = '<link'

type Stylesheet = { start: number; name: string; query: string }

/**
 * Joins the stylesheets of a page into the one that the build has written for them: one request instead of ten before the
 * first paint. The original elements stay, disabled. Browsers then don't load them, and neither does React, which looks
 * for them by address.
 * @param joined the names of the joined stylesheets of this build
 * @returns the edits of the page; none if this combination of stylesheets was in no page of the build
 */
export function stylesheetEdits(elements: PageElement[], joined: ReadonlySet<string>): Edit[] {
  const sheets = stylesheetsOf(elements)
  const [first] = sheets
  const name = joinedName(sheets)
  if (!first || !joined.has(name)) return []
  const link = `<link rel="stylesheet" href="${withBase(`/_next/${STYLESHEET_FOLDER}/`)}${name}${first.query}"/>`
  return [
    insertion(first.start, link),
    ...sheets.map(({ start }) => insertion(start + LINK.length, ' disabled=""')),
  ]
}

/** Returns the names of a build's joined stylesheets; none where its static files are served from elsewhere. */
export function findJoinedStylesheets(dist: string): Set<string> {
  const folder = path.join(/* turbopackIgnore: true */ dist, STYLESHEET_FOLDER)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Set(names.filter((name) => name.startsWith(PREFIX)))
}

/** Returns the stylesheets of a page's head up to the first of another kind, so that the order of all rules is kept. */
function stylesheetsOf(elements: PageElement[]): Stylesheet[] {
  const sheets: Stylesheet[] = []
  for (const element of elements) {
    if (element.attributes.get('rel') !== 'stylesheet') continue
    const sheet = readStylesheet(element)
    if (!sheet || sheet.query !== (sheets[0] ?? sheet).query) break
    sheets.push(sheet)
  }
  return sheets
}

function readStylesheet({ parent, attributes, start }: PageElement): Stylesheet | null {
  const isPlain = parent === 'head' && [...attributes.keys()].every((key) => PLAIN_ATTRIBUTES.has(key))
  const [, name, query = ''] = (isPlain && ADDRESS.exec(withoutBase(attributes.get('href') ?? ''))) || []
  return name === undefined ? null : { start, name, query }
}

/** Returns the name of the file that joins stylesheets. */
function joinedName(sheets: Stylesheet[]): string {
  const hash = createHash('sha256').update(sheets.map(({ name }) => name).join(' '))
  return `${PREFIX}${hash.digest('hex').slice(0, 16)}.css`
}

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
