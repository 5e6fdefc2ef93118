import path from 'node:path'
import { type Folders } from '../../site/content-folder'
import { findOwnerFile } from '../../site/owner-files'
import { runModule } from '../../site/owner-module'
import { normalPath, routes } from '../../site/routes'
import { redirectProblems } from '../../pages/redirects'
import { parseUrl } from '../../text/parse-url'
import { existingPaths } from '../existing-paths'
import type { Placed } from './places'
import type { Note } from './post'
import { type Output, readIfThere } from './record'

type Entry = [from: string, to: string]

const FILE = 'redirects.ts'
/** The content of a new file, with an empty table. */
export const NEW_REDIRECTS = `import type { Redirects } from '@/lib/site/site-config'

/** Addresses that the site had once and where they lead now. */
export const redirects = {} satisfies Redirects
`
const TABLE_START = /export const redirects\b[^={]*=\s*\(?\{/

/**
 * Adds a redirect from each old path of the published texts, unless one exists or the path is in use.
 * @param placed the texts that are written
 */
export async function writeRedirects(placed: Placed[], folders: Folders, output: Output) {
  const file = path.join(folders.content, FILE)
  const source = await readIfThere(file)
  const table = (source === null ? {} : (runModule(file).redirects ?? {})) as Record<string, string>
  const notes: Note[] = []
  const note = (what: string) => notes.push({ file: `${folders.name}/${FILE}`, line: null, what })
  const isPage = pageFinder(placed, folders)
  const known = new Set(Object.keys(table).map((from) => normalPath(from)))
  const added = oldAddresses(placed).filter(([from, to]) => {
    if (known.has(normalPath(from))) return false
    known.add(normalPath(from))
    const problem = redirectProblems({ ...table, [from]: to }, isPage).find((one) => one.from === from)
    if (problem) note(`no redirect: '${from}': '${to}' ${problem.problem}`)
    return !problem
  })
  const edited = added.length > 0 ? addToRedirects(source ?? NEW_REDIRECTS, added) : null
  if (edited !== null) await output.write(FILE, edited)
  else for (const entry of added) note(`the table isn't written out; add by hand: ${lineOf(entry)}`)
  return { added: edited === null ? 0 : added.length, notes }
}

/** Which paths belong to pages and files of the site; those below its lists may all do. */
function pageFinder(placed: Placed[], folders: Folders): (path: string) => boolean {
  const { known, mayExist } = existingPaths(folders, { articles: null, projects: null, stories: [] })
  const targets = new Set(placed.map(({ slug }) => normalPath(routes.article(slug))))
  return (path) =>
    targets.has(path) || known.has(path) || mayExist(path) || findOwnerFile(path, folders) !== null
}

/** Lists the old paths of the published texts; one of several texts leads to that which it led to first. */
function oldAddresses(placed: Placed[]): Entry[] {
  const published = placed.filter(({ post }) => post.fields.status === 'published')
  const addresses = published.flatMap(({ post, slug }) =>
    post.addresses.map((address, rank) => ({ address, rank, slug })),
  )
  return addresses
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ address, slug }): Entry[] => {
      const to = readable(routes.article(slug))
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

/**
 * Adds entries to the table in `redirects.ts`; the rest of the file stays as it is.
 * @returns null if the table isn't written out, so that the owner must add them by hand
 */
export function addToRedirects(source: string, entries: Entry[]): string | null {
  const start = TABLE_START.exec(source)
  if (!start) return null
  const at = start.index + start[0].length
  const rest = source.slice(at)
  const lines = entries.map((entry) => `\n  ${lineOf(entry)}`).join('')
  return `${source.slice(0, at)}${lines}${rest.startsWith('\n') ? '' : '\n'}${rest}`
}

function lineOf([from, to]: Entry): string {
  const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
  return `${quoted(from)}: ${quoted(to)},`
}
