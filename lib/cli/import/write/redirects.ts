import path from 'node:path'
import type { Folders } from '../../../config/content-folder'
import { findOwnerFile } from '../../../config/owner-files'
import { runModule } from '../../../config/run-module'
import { isRecord } from '../../../portfolio/read-values'
import { normalPath } from '../../../routing/normal-path'
import { redirectProblems } from '../../../routing/redirect-problems'
import { routes } from '../../../routing/routes'
import { parseUrl } from '../../../text/parse-url'
import type { Note } from '../post'
import { type Output, readIfThere } from './output'
import { addressKey } from './links'
import type { Placed } from './places'
import { addToRedirects, NEW_REDIRECTS, redirectLine } from './redirects-file'

const FILE = 'redirects.ts'
/** Their paths begin with the name of a person: no site of one's own ever has such an address. */
const OTHERS_HOSTS = /(?:^|\.)(?:dev\.to|medium\.com)$/
const PAGES = [routes.home, routes.about, routes.resume, routes.privacy, routes.articles(), routes.projects()]

type Target = { folders: Folders; output: Output; existing: Iterable<string> }

/** Adds a redirect from each old path of the published texts, as far as none is there and the path is free. */
export async function writeRedirects(placed: Placed[], { folders, output, existing }: Target) {
  const name = `${folders.name}/${FILE}`
  const file = path.join(folders.content, FILE)
  const source = await readIfThere(file)
  const table = source === null ? {} : tableOf(file)
  const published = placed.filter(({ post }) => post.status === 'published')
  const articles = [...existing, ...published.map(({ slug }) => slug)].map((slug) => routes.article(slug))
  const pages = new Set([...PAGES, ...articles].map(normalPath))
  const isThere = (address: string) => pages.has(address) || findOwnerFile(address, folders) !== null
  const known = new Set(Object.keys(table).map((from) => normalPath(from)))
  const notes: Note[] = []
  const added: [string, string][] = []
  for (const [from, to] of published.flatMap(redirectsOf)) {
    if (known.has(normalPath(from))) continue
    known.add(normalPath(from))
    const [problem] = redirectProblems({ ...table, [from]: to }, isThere).filter((one) => one.from === from)
    if (problem)
      notes.push({ file: name, line: null, what: `no redirect: '${from}': '${to}' ${problem.problem}` })
    else added.push([from, to])
  }
  if (added.length === 0) return { added: 0, notes }
  const edited = addToRedirects(source ?? NEW_REDIRECTS, added)
  if (edited !== null) await output.write(file, edited)
  else
    for (const entry of added)
      notes.push({
        file: name,
        line: null,
        what: `the table isn't written out; add by hand: ${redirectLine(entry)}`,
      })
  return { added: edited === null ? 0 : added.length, notes }
}

function tableOf(file: string): Record<string, string> {
  const { redirects } = runModule(file)
  const entries = isRecord(redirects) ? Object.entries(redirects) : []
  return Object.fromEntries(entries.map(([from, to]) => [from, String(to)]))
}

function redirectsOf({ post, slug }: Placed): [string, string][] {
  const to = readable(routes.article(slug))
  return post.addresses.flatMap((address): [string, string][] => {
    const url = parseUrl(address, 'http://path.invalid')
    if (!url || OTHERS_HOSTS.test(url.host) || url.search || addressKey(address, null) === null) return []
    const from = readable(url.pathname.replace(/(.)\/+$/, '$1'))
    return from === '/' || normalPath(from) === normalPath(to) ? [] : [[from, to]]
  })
}

/** A path with its accents, where that is the same address. */
function readable(pathname: string): string {
  try {
    const text = decodeURI(pathname)
    return /[\s%?#\p{C}]/u.test(text) ? pathname : text
  } catch {
    return pathname
  }
}
