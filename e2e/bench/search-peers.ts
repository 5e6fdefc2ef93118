import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Article } from '../../lib/content/types'
import { createSiteSearch } from '../../lib/api/search/site-search'
import { RELEVANCE_ARTICLES } from '../relevance/articles'
import { RELEVANCE_QUERIES } from '../relevance/queries'
import { searchContent } from '../unit/search'

/** Search engines that the site does not use; they are installed in a temporary folder. */
const PEERS = ['flexsearch@0.8.212', 'fuse.js@7.5.0']

type Row = { slug: string; title: string; tags: string; excerpt: string; content: string }
type Find = (query: string) => Promise<string | undefined> | string | undefined

const FIELDS = ['title', 'tags', 'excerpt', 'content'] as const
const ROWS: Row[] = RELEVANCE_ARTICLES.map(toRow)

/** Prints how often each engine ranks the expected article first for the relevance queries, with its misses. */
async function compareSearches(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-peers-'))
  try {
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, ...PEERS])
    const engines: Record<string, Find> = {
      'this site': ownSearch(),
      MiniSearch: miniSearch({}),
      'MiniSearch with prefix and fuzzy': miniSearch({ prefix: true, fuzzy: 0.2 }),
      FlexSearch: flexSearch(folder),
      Fuse: fuse(folder),
    }
    for (const [name, find] of Object.entries(engines)) {
      const missed: string[] = []
      for (const [query, slug] of RELEVANCE_QUERIES) {
        const first = await find(query)
        if (first !== slug) missed.push(`  ${query}: ${first ?? 'nothing'}`)
      }
      console.log(`${name}: ${RELEVANCE_QUERIES.length - missed.length} of ${RELEVANCE_QUERIES.length} first`)
      console.log(missed.join('\n'))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function ownSearch(): Find {
  const content = searchContent(RELEVANCE_ARTICLES)
  const { search } = createSiteSearch({ content: async () => content })
  return async (query) => (await search(query)).results[0]?.href.replace('/article/', '')
}

function miniSearch(options: SearchOptions): Find {
  const engine = new MiniSearch<Row>({ idField: 'slug', fields: [...FIELDS] })
  engine.addAll(ROWS)
  return (query) => engine.search(query, options)[0]?.id as string | undefined
}

type Flex = { add: (row: Row) => void; search: (query: string, options: object) => { id: string }[] }

function flexSearch(folder: string): Find {
  const { Document } = load(folder, 'flexsearch') as { Document: new (options: object) => Flex }
  const index = FIELDS.map((field) => ({ field, tokenize: 'forward' }))
  const engine = new Document({ document: { id: 'slug', index } })
  for (const row of ROWS) engine.add(row)
  return (query) => engine.search(query, { merge: true, suggest: true })[0]?.id
}

type FuseEngine = { search: (query: string) => { item: Row }[] }

function fuse(folder: string): Find {
  const loaded = load(folder, 'fuse.js') as { default?: unknown }
  const Fuse = (loaded.default ?? loaded) as new (rows: Row[], options: object) => FuseEngine
  const engine = new Fuse(ROWS, { keys: [...FIELDS], ignoreLocation: true, ignoreDiacritics: true })
  return (query) => engine.search(query)[0]?.item.slug
}

function load(folder: string, name: string): unknown {
  return createRequire(path.join(folder, 'package.json'))(name)
}

function toRow({ slug, title, tags, excerpt, content }: Article): Row {
  return { slug, title, tags: tags.join(', '), excerpt: excerpt ?? '', content }
}

void compareSearches()
