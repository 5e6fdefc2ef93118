import { slugOf } from '../../text/slug'
import { type Project, RESERVED_SLUGS, type Story } from '../types'

/** Bytes of a slug in an address. */
const MAX_LENGTH = 120

type Told = { projects: readonly Pick<Project, 'id' | 'title'>[]; stories: readonly Story[] }

const known = new WeakMap<Told['stories'], { of: Told['projects']; slugs: Map<number, string> }>()

/**
 * The slugs of the stories whose project is there, by its id: that of the file, else made from the project's title. A title
 * that gives an address of the list, or of another story, gets the id after it; of equal ones the lowest id stays as it is.
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

/** The slug that a title gives; `proyecto` for one without letters and digits. */
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
