import { isRecord, readText } from './read-values'
import { isOneSlip, nearest } from './problems'
import { isEmpty } from './validate'

/**
 * The names that other generators and their themes (Jekyll, Hugo, Astro, Gatsby, Eleventy, Obsidian) give to what an
 * article's front matter says here, in the form of {@link nameKey}. Of several with a value the first one wins.
 */
const FRONT_MATTER_NAMES = {
  id: ['id'],
  title: ['title', 'titulo'],
  slug: ['slug'],
  excerpt: ['excerpt', 'summary', 'resumen', 'subtitle', 'abstract'],
  meta_description: ['metadescription', 'seodescription', 'description', 'descripcion'],
  featured_image: [
    ...['featuredimage', 'image', 'imagen', 'cover', 'coverimage', 'heroimage', 'featureimage'],
    ...['thumbnail', 'banner', 'header', 'images', 'ogimage', 'socialimage'],
  ],
  /** Before the tags, because the first one is the article's category. */
  categories: ['categories', 'category', 'categoria', 'categorias'],
  tags: ['tags', 'tag', 'etiquetas', 'keywords', 'topics'],
  created_at: ['createdat', 'date', 'fecha', 'created', 'datecreated'],
  published_at: ['publishedat', 'pubdate', 'pubdatetime', 'publishdate', 'datepublished', 'published'],
  updated_at: [
    ...['updatedat', 'lastmod', 'updated', 'updateddate', 'modified', 'moddatetime', 'lastmodified'],
    ...['lastmodifiedat', 'datemodified', 'lastupdated', 'lastupdate'],
  ],
  series: ['series', 'serie'],
  series_order: ['seriesorder', 'seriespart', 'part'],
  project: ['project', 'projects', 'proyecto'],
  conversation: ['conversation', 'conversacion'],
  canonical_url: ['canonicalurl', 'canonical'],
  status: ['status', 'estado'],
  draft: ['draft', 'borrador'],
  publish: ['publish', 'published'],
  /** Addresses that the text has or had, as its generator was told. */
  permalink: ['permalink', 'url'],
  aliases: ['aliases', 'alias', 'redirectfrom'],
} as const satisfies Record<string, readonly string[]>

/** A date before the name of a file: `2026-11-20-titulo.md`. */
export const DATED_NAME = /^(\d{4}-\d{2}-\d{2})-(?=.)/
/** The heading of the first order with which a text begins. */
export const FIRST_HEADING = /^\s*# +(.+?) *#* *(?:\n|$)/

export type FieldName = keyof typeof FRONT_MATTER_NAMES

/**
 * What front matter says, by our names.
 * @param written how each of these fields is called there @param others the names, as written, that mean nothing here
 */
type NamedFields = {
  fields: Partial<Record<FieldName, unknown>>
  written: Partial<Record<FieldName, string>>
  others: string[]
}

/** Sorts the fields of any generator's front matter by our names; a field without a value counts as absent. */
export function readNamedFields(given: Record<string, unknown>): NamedFields {
  const values = new Map<string, [name: string, value: unknown]>(
    Object.entries(given).flatMap(([name, value]) =>
      isEmpty(value) ? [] : [[nameKey(name), [name, value]]],
    ),
  )
  const fields: NamedFields['fields'] = {}
  const written: NamedFields['written'] = {}
  for (const [field, names] of Object.entries(FRONT_MATTER_NAMES)) {
    const found = names
      .map((one) => values.get(one))
      .find((one) => one !== undefined && !isOfOtherKind(field, one[1]))
    if (found) [written[field as FieldName], fields[field as FieldName]] = found
  }
  const known = new Set<string>(Object.values(FRONT_MATTER_NAMES).flat())
  return { fields, written, others: Object.keys(given).filter((name) => !known.has(nameKey(name))) }
}

/** Returns the address of a picture, of the first of several, or of one that is described by an object. */
export function pictureAddress(value: unknown): string | null {
  if (Array.isArray(value)) return pictureAddress(value[0])
  // Hashnode says behind an address where the picture stands.
  if (!isRecord(value)) return readText(value)?.replace(/^(https?:\S+)\s.*$/, '$1') ?? null
  return pictureAddress(value.path ?? value.src ?? value.url ?? value.image ?? value.teaser ?? null)
}

/** Whether front matter hides its text: as a draft, as not published, or as not meant for publication. */
export function isHidden({ draft, publish, status }: NamedFields['fields']): boolean {
  const isTrue = (value: unknown) => /^(?:true|yes|si|sí|1)$/i.test(String(value))
  return (
    isTrue(draft) || /^(?:false|no|0)$/i.test(String(publish)) || /^(?:draft|borrador)$/i.test(String(status))
  )
}

const LONG_NAME = 9

/** Returns the known name from which an unknown one differs by a slip; null for a field of another generator. */
export function meantName(name: string): string | null {
  const known = Object.values(FRONT_MATTER_NAMES).flat()
  const key = nameKey(name)
  const slip = known.find((one) => isOneSlip(key, one)) ?? null
  // Short names that differ by two letters are other words.
  return slip ?? (key.length >= LONG_NAME ? nearest(key, known) : null)
}

/** Returns a name in the one form of all its spellings: `pubDate`, `pub_date` and `pub-date` are one. */
function nameKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
}

/** `published: true` and `published: no` are no dates; `published: 2026-01-02` is no switch, and hides nothing. */
function isOfOtherKind(field: string, value: unknown): boolean {
  return field.endsWith('_at') && /^(?:true|false|yes|no|s[ií])$/i.test(String(value))
}

/**
 * Returns what to write instead of a field, by its name in lower case.
 * @param names of the fields, by what to write instead of them
 */
export function insteadOf(names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([advice, list]) => list.split(' ').map((name) => [name, advice])),
  )
}
