import { slugOf } from '../../text/slug'
import { type Project, RESERVED_SLUGS, type Story } from '../types'

/** Maximum length of a slug in a URL, percent-encoded. */
const MAX_LENGTH = 120

type Told = { projects: readonly Pick<Project, 'id' | 'title'>[]; stories: readonly Story[] }

const known = new WeakMap<Told['stories'], { of: Told['projects']; slugs: Map<number, string> }>()

/**
 * Returns the slugs of the stories whose project exists, by its id: the slug in the file, else one made from the
 * project's title. A slug from a title that is reserved for lists, or that another story has, gets the id appended; of
 * equal ones the lowest id keeps the slug unchanged.
 */
export function slugsOf({ projects, stories }: Told): ReadonlyMap<number, string> {
  const held = known.get(stories)
  if (held?.of === projects) return held.slugs
  const titles = new Map(projects.map(({ id, title }) => [id, title]))
  const shown = stories.filter(({ id }) => titles.has(id)).sort((a, b) => a.id - b.id)
  const slugs = new Map(shown.flatMap(({ id, slug }) => (slug === null ? [] : [[id, slug] as const])))
  const taken = new Set([...RESERVED_SLUGS, ...slugs.values()])
  for (const { id } of shown) {
    if (slugs.has(id)) continue
    const slug = free(slugOfTitle(titles.get(id) ?? ''), id, taken)
    slugs.set(id, slug)
    taken.add(slug)
  }
  known.set(stories, { of: projects, slugs })
  return slugs
}

/** Makes a slug from a title; `proyecto` for a title without letters and digits. */
export function slugOfTitle(title: string): string {
  let slug = slugOf(title)
  while (encodeURIComponent(slug).length > MAX_LENGTH) slug = [...slug].slice(0, -1).join('')
  return slug.replace(/-$/, '') || 'proyecto'
}

function free(slug: string, id: number, taken: ReadonlySet<string>): string {
  let one = slug
  while (taken.has(one)) one += `-${id}`
  return one
}
