import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSlug } from '../../content/parse'
import { shortSlugOf } from '../../text/slug'
import type { Post } from './post'
import type { ImportRecord } from './record'

/** A text with its place here. @param file relative to the content folder */
export type Placed = { post: Post; slug: string; file: string }

/** With its extension a slug must fit into the name of a file. */
const MAX_SLUG_BYTES = 200
const MAX_TITLE_SLUG_BYTES = 80

/**
 * Gives every text a file. Those of an earlier run stay. Texts that share their key or their slug get files of their own,
 * also beside another article of the owner's own.
 * @param folder `content/articles`
 */
export async function placePosts(posts: Post[], record: ImportRecord, folder: string): Promise<Placed[]> {
  const own = await titlesIn(folder)
  const taken = new Set(Object.values(record).map(({ file }) => folded(path.basename(file, '.md'))))
  const seen = new Set<string>()
  return posts.map((post): Placed => {
    let key = post.key
    for (let number = 1; seen.has(key); number += 1) key = `${post.key} ${post.slug} ${number}`
    seen.add(key)
    const before = record[key]?.file
    if (before) return { post: { ...post, key }, file: before, slug: path.basename(before, '.md') }
    const isFree = (slug: string) => {
      const title = own.get(folded(slug))
      return !taken.has(folded(slug)) && (title === undefined || title === comparable(post.fields.title))
    }
    const wanted = wantedSlug(post)
    let slug = wanted
    for (let number = 2; !isFree(slug); number += 1) slug = `${wanted}-${number}`
    if (slug !== wanted) post.lost.push(`another article has the address "${wanted}": this one has "${slug}"`)
    taken.add(folded(slug))
    return { post: { ...post, key }, slug, file: `articles/${slug}.md` }
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

/** Reads the titles of the articles that are there, by their slugs. */
async function titlesIn(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /(?<!\.en)\.md$/.test(name))
  const titles = names.map(async (name): Promise<[string, string]> => {
    const [, title = ''] = /^title: *(.*)$/m.exec(await readFile(path.join(folder, name), 'utf8')) ?? []
    return [folded(path.basename(name, '.md')), comparable(title)]
  })
  return new Map(await Promise.all(titles))
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
