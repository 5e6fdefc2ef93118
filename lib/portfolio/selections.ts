import 'server-only'
import { registerCache } from '../cache/process-caches'
import { tagOfName } from '../cache/tag-names'
import { versionOf } from '../cache/version'
import { env } from '../config/env'
import { processWide } from '../config/process-wide'
import { dependsOn } from './page-tags'
import { seriesFile } from './series-file'
import { SELECTIONS } from './selection-kinds'
import type { Listing } from './series-list'
import { getCatalog } from './source'

/*
 * Parts of the list of articles that pages show. A page that depends on such a part stays when the list changes
 * elsewhere: its version is that of the part.
 */

type Kind = keyof typeof SELECTIONS
type Selected<K extends Kind> = ReturnType<(typeof SELECTIONS)[K]>

/** Reads a part of the list for a page, which then depends on this part alone. */
export async function getSelection<K extends Kind>(kind: K, key = ''): Promise<Selected<K>> {
  startSelections()
  const [reading, series] = [await getCatalog().articles(), await seriesFile.read()]
  const listing = { articles: reading.value.rows, series }
  const { ageMs } = reading
  await dependsOn(nameOf(kind, key), { version: versionIn(listing, kind, key), ageMs })
  return select(kind, listing, key)
}

/** The same for a request: stale-while-revalidate, and nothing depends on it. */
export async function findSelection<K extends Kind>(kind: K, key = ''): Promise<Selected<K>> {
  return select(kind, await cachedListing(), key)
}

/**
 * Slugs of the tags or series whose pages are made at build: those of most articles, as many as articles are made. A tag
 * of one article, which search engines are told to leave out, is made on demand.
 */
export async function slugsToPrerender(kind: 'tag' | 'series'): Promise<string[]> {
  const { tags, series } = await findSelection('index')
  const topics = kind === 'tag' ? tags.filter(({ count }) => count > 1) : series
  return topics.slice(0, env.PRERENDER_ARTICLES).map(({ slug }) => slug)
}

/** From now on pages that show a part of the list are compared with it. */
export function startSelections(): void {
  processWide('selections', () => registerCache({ currentVersion }))
}

async function currentVersion(name: string): Promise<string | null> {
  const [, kind, key] = /^(\w+)\/(.*)$/s.exec(name) ?? []
  if (kind === undefined || key === undefined || !isKind(kind)) return null
  // While the source is down and nothing is cached, what was made before is current.
  const listing = await cachedListing().catch(() => null)
  return listing && versionIn(listing, kind, key)
}

async function cachedListing(): Promise<Listing> {
  return { articles: await getCatalog().cachedArticles(), series: await seriesFile.read() }
}

const versions = new WeakMap<Listing['articles'], { of: Listing['series']; known: Map<string, string> }>()

function versionIn(listing: Listing, kind: Kind, key: string): string {
  const held = versions.get(listing.articles)
  const known = held?.of === listing.series ? held.known : new Map<string, string>()
  if (known !== held?.known) {
    versions.set(listing.articles, { of: listing.series, known })
    for (const { slug } of listing.articles) nameOf('beside', slug)
  }
  const name = nameOf(kind, key)
  const version = known.get(name) ?? versionOf(withoutUpdates(select(kind, listing, key)))
  known.set(name, version)
  return version
}

function select<K extends Kind>(kind: K, listing: Listing, key: string): Selected<K> {
  return SELECTIONS[kind](listing, key) as Selected<K>
}

/** Registers the tag too: pages that an earlier process made carry the hash of a long name. */
function nameOf(kind: Kind, key: string): string {
  const name = `${kind}/${key}`
  tagOfName(name)
  return name
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(SELECTIONS, kind)
}

/** Some deployments change `updated_at` without an edit. */
function withoutUpdates(selected: unknown): unknown {
  return JSON.parse(
    JSON.stringify(selected, (key, value: unknown) => (key === 'updated_at' ? undefined : value)) ?? 'null',
  )
}
