import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSlug } from '../../portfolio/parse'
import { shortSlugOf } from '../../text/slug'
import type { Post } from './post'
import type { ImportRecord } from './record'

/** A text with its place here. @param file relative to the content folder */
export type Placed = { post: Post; slug: string; id: number; file: string }

/** With its extension a slug must fit into the name of a file. */
const MAX_SLUG_BYTES = 200
const MAX_TITLE_SLUG_BYTES = 80

/**
 * Gives every text a file and an id. Those of an earlier run stay; new texts are numbered from oldest to newest. Texts
 * that share their key or their slug get files of their own, also beside another article of the owner's own.
 * @param folder `content/articles`
 */
export async function placePosts(posts: Post[], record: ImportRecord, folder: string): Promise<Placed[]> {
  const own = await readOwn(folder)
  const written = Object.values(record).filter(({ file }) => file.startsWith('articles/'))
  const taken = new Set(written.map(({ file }) => folded(path.basename(file, '.md'))))
  const ids = new Set([...own.values(), ...written].map(({ id }) => id))
  const place = (post: Post): Placed => {
    const before = record[post.key]
    if (before) return { post, id: before.id, file: before.file, slug: path.basename(before.file, '.md') }
    const wanted = wantedSlug(post)
    const isFree = (slug: string) => {
      const title = own.get(folded(slug))?.title
      return !taken.has(folded(slug)) && (title === undefined || title === comparable(post.fields.title))
    }
    let slug = wanted
    for (let number = 2; !isFree(slug); number += 1) slug = `${wanted}-${number}`
    if (slug !== wanted) post.lost.push(`another article has the address "${wanted}": this one has "${slug}"`)
    taken.add(folded(slug))
    const hasId = post.id && !ids.has(post.id)
    const id = own.get(folded(slug))?.id || (hasId ? post.id : 0) || Math.max(0, ...ids) + 1
    ids.add(id)
    return { post, slug, id, file: `articles/${slug}.md` }
  }
  const dateOf = ({ fields }: Post) => fields.created_at ?? ''
  return withDistinctKeys(posts)
    .toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))
    .map(place)
}

/** Tells texts of one key apart by their slugs, which stay, or else by their order. */
function withDistinctKeys(posts: Post[]): Post[] {
  const seen = new Set<string>()
  return posts.map((post) => {
    let key = post.key
    for (let number = 1; seen.has(key); number += 1) key = `${post.key} ${post.slug} ${number}`
    seen.add(key)
    return { ...post, key }
  })
}

/** Returns the slug that a text had, or one made from its title if that can't be the name of a file. */
function wantedSlug({ slug: given, fields: { title }, lost }: Post): string {
  const slug = readSlug(given)
  // A name that ends in .en would make a translation of it.
  if (slug && !/^\.|\.en$/.test(slug) && Buffer.byteLength(slug) <= MAX_SLUG_BYTES) return slug
  if (given) lost.push(`its address "${given.slice(0, 60)}" can't be the name of a file`)
  return shortSlugOf(title, MAX_TITLE_SLUG_BYTES) || 'articulo'
}

/** Reads ids and titles of the articles that are there, by their {@link folded} slugs. */
async function readOwn(folder: string): Promise<Map<string, { id: number; title: string }>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /(?<!\.en)\.md$/.test(name))
  const own = names.map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8')
    const id = Number(/^id: *["']?(\d{1,15})/m.exec(text)?.[1] ?? 0)
    return [
      folded(path.basename(name, '.md')),
      { id, title: comparable(/^title: *(.*)$/m.exec(text)?.[1] ?? '') },
    ] as const
  })
  return new Map(await Promise.all(own))
}

/** A title without the quotes and escapes that it may have in a file, where a long one is cut. */
function comparable(title: string): string {
  return folded(title)
    .replace(/[\\"'\s]/g, '')
    .slice(0, 100)
}

/** Returns a name in the one form of all that are the same file on some disk. */
function folded(name: string): string {
  return name.toLowerCase().normalize('NFC')
}
