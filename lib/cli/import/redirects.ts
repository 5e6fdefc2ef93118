import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findOwnerFile, type Folders } from '../../site/content-folder'
import { runModule } from '../../site/owner-module'
import { readResume } from '../../resume/resume'
import { normalPath, routes } from '../../site/routes'
import { parseUrl } from '../../text/parse-url'
import { problemsFrom } from '../../validation/problems'
import { existingPaths } from '../existing-paths'
import { oldAddresses } from './addresses'
import type { Output } from './output'
import type { Placed } from './post'

type Entry = [from: string, to: string]

const FILE = 'redirects.ts'
/** The content of a new file, with an empty table. */
export const NEW_REDIRECTS = `import type { Redirects } from '@/lib/site/site-config'

/** Addresses that the site had once and where they lead now. */
export const redirects = {} satisfies Redirects
`
const TABLE_START = /export const redirects\b[^={]*=\s*\(?\{/

/**
 * Adds a redirect from each old path of the published texts to the owner's table, unless one exists or the path is in use.
 * @param placed the texts that are there
 */
export async function writeRedirects(placed: Placed[], folders: Folders, output: Output) {
  const file = path.join(folders.content, FILE)
  const isThere = existsSync(file)
  const source = isThere ? await readFile(file, 'utf8') : NEW_REDIRECTS
  const table = ((isThere ? runModule(file).redirects : null) ?? {}) as Record<string, string>
  const { value: cv } = await problemsFrom(() => readResume(folders).resume)
  const roles = cv && cv['x-roles'].map(({ slug }) => slug)
  const { known, mayExist } = existingPaths({ articles: null, projects: null, translated: null, roles })
  const isTaken = (address: string) =>
    known.has(address) || mayExist(address) || findOwnerFile(address, folders) !== null
  const notes: string[] = []
  const seen = new Set(Object.keys(table).map((from) => normalPath(from)))
  const added = oldPaths(placed).filter(([from, to]) => {
    const address = normalPath(from) ?? from
    if (seen.has(address)) return false
    seen.add(address)
    if (isTaken(address)) notes.push(`no redirect from '${from}' to '${to}': the address is in use`)
    return !isTaken(address)
  })
  const start = TABLE_START.exec(source)
  if (added.length > 0 && start) await output.write(FILE, withEntries(source, start, added))
  if (!start)
    notes.push(...added.map((entry) => `the table isn't written out; add by hand: ${lineOf(entry)}`))
  return { added: start ? added.length : 0, notes: notes.map((what) => `${folders.name}/${FILE}: ${what}`) }
}

/** Lists the old paths of the published texts, and where each leads. */
function oldPaths(placed: Placed[]): Entry[] {
  const published = placed.filter(({ post }) => post.fields.status === 'published')
  return oldAddresses(published).flatMap(({ address, place }): Entry[] => {
    const to = readable(routes.article(place.slug))
    const url = parseUrl(address, 'http://path.invalid')
    if (!url || !/^https?:$/.test(url.protocol) || url.search) return []
    const from = readable(url.pathname.replace(/(.)\/+$/, '$1'))
    return from === '/' || normalPath(from) === normalPath(to) ? [] : [[from, to]]
  })
}

/** Decodes a path if the decoded form is the same address. */
function readable(pathname: string): string {
  const text = normalPath(pathname)
  return text === null || /[\s%?#\p{C}]/u.test(text) ? pathname : text
}

/** Adds entries at the start of the table; the rest of the file stays as it is. */
function withEntries(source: string, start: RegExpExecArray, entries: Entry[]): string {
  const at = start.index + start[0].length
  const rest = source.slice(at)
  const lines = entries.map((entry) => `\n  ${lineOf(entry)}`).join('')
  return `${source.slice(0, at)}${lines}${rest.startsWith('\n') ? '' : '\n'}${rest}`
}

function lineOf([from, to]: Entry): string {
  const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
  return `${quoted(from)}: ${quoted(to)},`
}
