import { parseWallClock } from '../text/date'
import { InvalidDataError } from './errors'
import {
  isRecord,
  readCount,
  readFlag,
  readTags,
  readText,
  withoutBidiControls,
} from '../validation/read-values'
import { summaryMinutes } from './reading-time'
import type { ListedArticle } from './content-source'
import type { Project } from './types'
import { parseUrl } from '../text/parse-url'

/** Where a value comes from: the endpoint for error messages, and the base of relative image paths. */
export type Origin = { endpoint: string; root: string }

/** Size of the slug column in the upstream's database. */
const MAX_SLUG_BYTES = 255
// No control characters and no path separators; all other characters can be percent-encoded.
const SLUG = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029/\\]+$/u
// Invisible characters, except the joiners that some scripts and emoji need.
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/u
/** Maximum lengths in characters; longer texts are never shown whole. */
const MAX = { title: 300, excerpt: 2_000, description: 5_000 }

/**
 * Parses an article, tolerant of all variations seen in live data.
 * @returns null for an unpublished row; its content may be empty, and is null where the row has none
 * @throws InvalidDataError for a row that can't be shown: no id, no valid slug, no title
 */
export function parseArticle(row: unknown, origin: Origin): ListedArticle | null {
  const fields = asRecord(row, 'article', origin)
  if (!isAbsent(fields.status) && fields.status !== 'published') return null
  const required = requiredOf(fields, origin)
  const created_at = wallClock(fields.created_at) ?? wallClock(fields.published_at)
  const content = typeof fields.content === 'string' ? withoutBidiControls(fields.content) : null
  const series = readText(fields.series, MAX.title)
  const series_order = readCount(fields.series_order)
  return {
    id: required('id', 'a whole number', readCount),
    slug: required('slug', 'a text without slashes, of at most 255 bytes', readSlug),
    title: required('title', 'a text', readTitle),
    excerpt: readText(fields.excerpt, MAX.excerpt),
    featured_image: resolveImage(fields.featured_image, origin.root),
    tags: readTags(fields.tags),
    meta_description: readText(fields.meta_description, MAX.excerpt),
    published_at: wallClock(fields.published_at),
    created_at,
    updated_at: created_at && (wallClock(fields.updated_at) ?? created_at),
    reading_minutes: summaryMinutes(readText(fields.excerpt), content, readCount(fields.reading_minutes)),
    // Only a site like this one names series; other deployments of the API have no such fields.
    ...(series !== null && { series, ...(series_order !== null && { series_order }) }),
    content,
  }
}

/** Parses a project. @throws InvalidDataError for a project that can't be shown: no id or no title */
export function parseProject(row: unknown, origin: Origin): Project {
  const fields = asRecord(row, 'project', origin)
  const required = requiredOf(fields, origin)
  return {
    id: required('id', 'a whole number', readCount),
    imgPath: resolveImage(fields.imgPath, origin.root),
    isBlog: readFlag(fields.isBlog),
    title: required('title', 'a text', readTitle),
    description: readText(fields.description, MAX.description) ?? '',
    ghLink: readLink(fields.ghLink),
    demoLink: readLink(fields.demoLink),
    tipo: readText(fields.tipo)?.toLowerCase() ?? '',
  }
}

/**
 * Parses the pagination of a list: the counts that the contract names are required, the total may be absent (SPEC §3).
 * @param names of the page's number, of the number of pages and of the total
 */
export function parsePagination(
  value: unknown,
  names: { page: string; pages: string; total: string },
  origin: Origin,
): { pages: number; total?: number } {
  const fields = asRecord(value, 'pagination', origin)
  const required = requiredOf(fields, origin, 'pagination.')
  const count = (name: string) => required(name, 'a whole number', readCount)
  count(names.page)
  return {
    pages: count(names.pages),
    ...(!isAbsent(fields[names.total]) && { total: count(names.total) }),
  }
}

/** The suffix by which Next recognises a request for the data of a page. */
const DATA_ENDING = /\.rsc$/

/** Validates a slug; null when it can't be part of a URL, or no page can be served at that URL. */
export function readSlug(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().normalize('NFC') : readText(value)
  if (
    !text ||
    INVISIBLE.test(text) ||
    !text.isWellFormed() ||
    !SLUG.test(text) ||
    /^\.+$/.test(text) ||
    DATA_ENDING.test(text)
  )
    return null
  return new TextEncoder().encode(text).length <= MAX_SLUG_BYTES ? text : null
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null
}

function wallClock(value: unknown): string | null {
  return typeof value === 'string' ? parseWallClock(value) : null
}

function readTitle(value: unknown): string | null {
  return readText(value, MAX.title)
}

/** Creates a reader of fields without which a row can't be shown. @param prefix of their names in messages */
function requiredOf(fields: Record<string, unknown>, { endpoint }: Origin, prefix = '') {
  return <T>(field: string, expected: string, read: (value: unknown) => T | null): T => {
    const value = read(fields[field])
    if (value === null) throw new InvalidDataError(endpoint, prefix + field, expected, fields[field])
    return value
  }
}

function asRecord(value: unknown, field: string, origin: Origin): Record<string, unknown> {
  if (!isRecord(value)) throw new InvalidDataError(origin.endpoint, field, 'an object', value)
  return value
}

/**
 * Resolves an image path of the contract to a URL.
 * @param value `../../Assets/x.png`, `Assets/x.png`, `/Assets/x.png`, an absolute URL, or nothing
 * @param root base of relative paths: the upstream's base, or `''` for this site's own root
 * @returns an absolute http(s) URL, or a root-relative path when the root is this site; null for no value and for
 *   every other scheme. Spaces and accents are percent-encoded, letter case is kept. Credentials are removed, as the
 *   URL is published.
 */
export function resolveImage(value: unknown, root: string): string | null {
  if (typeof value !== 'string' || !value.trim()) return null
  const text = value.trim().replaceAll('\\', '/')
  if (/^https?:\/\//i.test(text)) return withoutLogin(text)
  if (text.startsWith('//')) return withoutLogin(`https:${text}`)
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return null
  const path = text.replace(/^(?:\.{0,2}\/)+/, '')
  const resolved = parseAddress(`${root || 'http://site.invalid'}/${path}`)
  return root || !resolved ? resolved : resolved.slice('http://site.invalid'.length)
}

/**
 * Validates a link of a project card.
 * @returns the URL when it is http or https, otherwise null
 */
export function readLink(value: unknown): string | null {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value.trim())) return null
  return parseAddress(value.trim())
}

function withoutLogin(text: string): string | null {
  const url = parseUrl(text)
  return url && Object.assign(url, { username: '', password: '' }).href
}

function parseAddress(text: string): string | null {
  return parseUrl(text)?.href ?? null
}
