import path from 'node:path'
import type { Folders } from '../../../config/content-folder'
import { findOwnerFile } from '../../../config/owner-files'
import { runModule } from '../../../config/run-module'
import { isRecord } from '../../../content/read-values'
import { createContentReader } from '../../../content/sources/files/read-content'
import { createStoryReader } from '../../../content/stories/read-stories'
import { listStories } from '../../../content/stories/story-pages'
import type { ArticleSummary } from '../../../content/types'
import { normalPath } from '../../../routing/normal-path'
import { redirectProblems } from '../../../routing/redirect-problems'
import { routes } from '../../../routing/routes'
import { parseUrl } from '../../../text/parse-url'
import { problemsFrom } from '../../check/problems-from'
import { existingPaths, type Shown } from '../../existing-paths'
import type { Note } from '../post'
import { type Output, readIfThere } from './output'
import { addressKey } from './links'
import type { Placed } from './places'
import { addToRedirects, NEW_REDIRECTS, redirectLine } from './redirects-file'

const FILE = 'redirects.ts'
/** Hosts whose paths begin with an author's name. The owner's own site never had such paths, so they need no redirect. */
const OTHERS_HOSTS = /(?:^|\.)(?:dev\.to|medium\.com)$/
type Target = { folders: Folders; output: Output; existing: Iterable<string> }

/** Adds a redirect from each old path of the published texts, unless one exists or the path is in use. */
export async function writeRedirects(placed: Placed[], { folders, output, existing }: Target) {
  const name = `${folders.name}/${FILE}`
  const file = path.join(folders.content, FILE)
  const source = await readIfThere(file)
  const table = source === null ? {} : tableOf(file)
  const published = placed.filter(({ post }) => post.status === 'published')
  const { known: pages } = existingPaths(folders, await shownWith(published, existing, folders))
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

/** Returns the content the site will show: the usable content of its files, and the new texts. */
async function shownWith(published: Placed[], existing: Iterable<string>, folders: Folders): Promise<Shown> {
  const reader = createContentReader(folders)
  const articles = (await problemsFrom(() => reader.readArticles())).value ?? []
  const projects = (await problemsFrom(() => reader.readProjects())).value ?? []
  const { stories } = await createStoryReader(folders)({ stories: [], broken: [] })
  const names = new Set(articles.map(({ slug }) => slug))
  const others = [...existing].filter((slug) => !names.has(slug)).map((slug) => summaryOf({ slug }))
  const added = published.map(({ slug, id, post: { tags, series, created, published: date } }) =>
    summaryOf({ slug, id, tags, series: series?.name, created_at: created, published_at: date }),
  )
  return {
    articles: [...articles, ...others, ...added],
    projects,
    stories: listStories({ projects, stories }),
  }
}

function summaryOf(fields: Partial<ArticleSummary> & { slug: string }): ArticleSummary {
  const none = { excerpt: null, featured_image: null, meta_description: null }
  const dates = { created_at: null, published_at: null, updated_at: null }
  return { id: 0, title: fields.slug, tags: [], ...none, ...dates, ...fields }
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

/** Decodes a path if the decoded form is the same address. */
function readable(pathname: string): string {
  try {
    const text = decodeURI(pathname)
    return /[\s%?#\p{C}]/u.test(text) ? pathname : text
  } catch {
    return pathname
  }
}
