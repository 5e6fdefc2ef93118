import path from 'node:path'
import { readSlug } from '../../../content/parse'
import { isTranslation } from '../../../content/sources/files/translation-file'
import { singleSpaces } from '../../../text/single-spaces'
import { shortSlugOf } from '../../../text/slug'
import type { Post } from '../post'
import type { ImportRecord } from './record'

/**
 * A text with its slug and id.
 * @param file relative to the content folder
 */
export type Placed = { post: Post; slug: string; id: number; file: string }

/** Limits of a slug in bytes: with its extension it must fit into a file name. */
const MAX_SLUG_BYTES = 200
const MAX_TITLE_SLUG_BYTES = 80

/**
 * Gives every text a file name and an id. Those of an earlier run stay; new texts are numbered from oldest to newest.
 * @param existing ids of the files that are there, by slug
 * @param titles those of the owner's own articles, by {@link folded} slug. A text of another title and id gets another
 * name, so that neither replaces the other
 */
export function placePosts(
  posts: Post[],
  record: ImportRecord,
  existing: Map<string, number>,
  titles: ReadonlyMap<string, string> = new Map(),
): Placed[] {
  const known = new Map(Object.entries(record.articles))
  const ids = new Set([...existing.values(), ...[...known.values()].map(({ id }) => id)])
  const names = new Set([...known.values()].map(({ file }) => folded(slugOfFile(file))))
  let highest = Math.max(0, ...ids)
  const freeId = (wanted: number | null) => {
    const id = wanted !== null && wanted > 0 && !ids.has(wanted) ? wanted : (highest += 1)
    highest = Math.max(highest, id)
    ids.add(id)
    return id
  }
  const inOrder = posts.toSorted((a, b) => (a.created ?? '').localeCompare(b.created ?? ''))
  const places = inOrder.map((post): Placed => {
    const before = known.get(post.key)
    if (before) return { post, id: before.id, file: before.file, slug: slugOfFile(before.file) }
    const wanted = wantedSlug(post)
    const slug = freeName(wanted, names, (name) => isAnother(post, name, existing, titles))
    if (isAnother(post, wanted, existing, titles))
      post.lost.push(`an article of your own has the address "${wanted}": this one has "${slug}"`)
    return { post, slug, id: existing.get(slug) || freeId(post.wantedId), file: `articles/${slug}.md` }
  })
  return posts.flatMap((post) => places.find((place) => place.post === post) ?? [])
}

/** Returns the service's own slug, or one made from the title if that is no valid file name. */
function wantedSlug(post: Post): string {
  const slug = readSlug(post.slug)
  if (slug && isFileName(slug)) return slug
  if (post.slug) post.lost.push(`its address "${post.slug.slice(0, 60)}" can't be the name of a file`)
  return shortSlugOf(post.title, MAX_TITLE_SLUG_BYTES) || 'articulo'
}

/** Whether a slug can be a file name. One that ends like a language suffix would turn the text into a translation. */
function isFileName(slug: string): boolean {
  return !slug.startsWith('.') && Buffer.byteLength(slug) <= MAX_SLUG_BYTES && !isTranslation(`${slug}.md`)
}

/** Whether the owner has an article of this name that is another one: neither its title nor its id is that of the text. */
function isAnother(
  post: Post,
  name: string,
  existing: Map<string, number>,
  titles: ReadonlyMap<string, string>,
): boolean {
  const title = titles.get(folded(name))
  if (title === undefined || (post.wantedId !== null && existing.get(name) === post.wantedId)) return false
  return comparable(title) !== comparable(post.title || name)
}

/** A title as it can be compared with one of a file, where a long one is cut. */
function comparable(title: string): string {
  return singleSpaces(folded(title)).slice(0, 100)
}

/** Returns an unused name. Names that differ only in case are the same file on some disks. */
function freeName(slug: string, taken: Set<string>, isAnothers: (name: string) => boolean): string {
  let name = slug
  for (let number = 2; taken.has(folded(name)) || isAnothers(name); number += 1) name = `${slug}-${number}`
  taken.add(folded(name))
  return name
}

function slugOfFile(file: string): string {
  return path.basename(file, '.md')
}

/** Returns a name in the one form of all that are the same file on some disk. */
export function folded(name: string): string {
  return name.toLowerCase().normalize('NFC')
}
