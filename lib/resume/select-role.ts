import { type SectionName, SECTIONS } from './addresses'

type Entry = {
  'x-roles'?: readonly string[]
  highlights?: readonly string[]
  'x-highlights'?: readonly { text: string; roles: readonly string[] }[]
}
type Role = { slug: string; label: string; summary?: string; order?: readonly SectionName[] }
type Basics = { label?: string; summary?: string }

/** A CV as in its file, or parsed. */
export type Selectable = {
  basics?: Basics
  'x-roles'?: readonly Role[]
} & { [Name in SectionName]?: readonly Entry[] }

/** Sections without chronological order: in them, entries that name the role come first. */
const UNDATED: readonly SectionName[] = ['skills', 'interests', 'references']

/**
 * Selects the CV for one role: its label and summary, and the entries and highlights that name the role or none. In
 * sections without chronological order, the role's own come first. Without a role, everything is selected.
 * @param slug of a role that the CV has; null for the whole CV
 * @returns a CV whose highlights are plain texts
 */
export function selectRole<T extends Selectable>(resume: T, slug: string | null): T {
  const role = resume['x-roles']?.find((one) => one.slug === slug)
  const chosen = SECTIONS.flatMap((name) => {
    const entries = resume[name]
    return entries ? [[name, selectEntries(entries, slug, UNDATED.includes(name))] as const] : []
  })
  const basics = role && {
    ...resume.basics,
    label: role.label,
    ...(role.summary && { summary: role.summary }),
  }
  return { ...resume, ...Object.fromEntries(chosen), ...(basics && { basics }) }
}

/** Returns the sections in order: those that the role puts first, then the others. */
export function sectionOrder(resume: Selectable, slug: string | null): SectionName[] {
  const first = resume['x-roles']?.find((one) => one.slug === slug)?.order ?? []
  return [...new Set([...first, ...SECTIONS])]
}

/** Whether an entry or highlight is shown for a role: it names that role or none. @param slug null for the whole CV */
function isFor(roles: readonly string[] | undefined, slug: string | null): boolean {
  return slug === null || !roles || roles.length === 0 || roles.includes(slug)
}

function selectEntries(entries: readonly Entry[], slug: string | null, ownFirst: boolean): Entry[] {
  const shown = entries.filter((entry) => isFor(entry['x-roles'], slug))
  const isOwn = (entry: Entry) => slug !== null && (entry['x-roles'] ?? []).includes(slug)
  const ordered = ownFirst ? [...shown.filter(isOwn), ...shown.filter((entry) => !isOwn(entry))] : shown
  return ordered.map((entry) => withHighlights(entry, slug))
}

/** Puts a role's own highlights before the common ones; in the whole CV, after them. */
function withHighlights(entry: Entry, slug: string | null): Entry {
  const { 'x-highlights': ofRoles = [], highlights: common = [], ...rest } = entry
  if (entry.highlights === undefined && ofRoles.length === 0) return rest
  const own = ofRoles.filter(({ roles }) => isFor(roles, slug)).map(({ text }) => text)
  return { ...rest, highlights: slug === null ? [...common, ...own] : [...own, ...common] }
}
