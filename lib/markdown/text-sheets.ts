import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shortHash } from '../text/hash'

/**
 * Stylesheets for content that only some texts have. They are separate files, because the bundler would add its own to
 * every page.
 */
export const TEXT_SHEETS = ['writing', 'tables', 'math', 'code'] as const
export type TextSheet = (typeof TEXT_SHEETS)[number]

const read = new Map<TextSheet, string>()

/** Returns a stylesheet, minified. next.config.mjs lists the files, so that a container has them. */
export function textSheet(name: TextSheet): string {
  const known = read.get(name)
  if (known !== undefined) return known
  const css = readFileSync(path.join(process.cwd(), 'components/article', `${name}.css`), 'utf8')
  const short = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]|: ) ?/g, (_all, sign: string) => sign.trim())
    .replaceAll(';}', '}')
    .trim()
  read.set(name, short)
  return short
}

/** Returns the URL of a stylesheet, which changes with its content. */
export function textSheetAddress(name: TextSheet): string {
  return `/media/text/${name}.css?v=${shortHash(textSheet(name))}`
}
