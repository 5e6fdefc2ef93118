import { isRecord } from '../../portfolio/read-values'

/** A CV in the form of JSON Resume, or a part of one. */
export type ResumeRow = Record<string, unknown>
/** What was read. @param left what the CV has no place for */
export type Found = { resume: ResumeRow; left: string[] }

/** What tells the entries of a list apart. */
const NAMES = [
  'name',
  'institution',
  'organization',
  'language',
  'title',
  'position',
  'studyType',
  'area',
  'network',
]

/**
 * Puts a CV that was found into the one that is there, of which everything stays that the other doesn't have: sections,
 * entries, and fields of entries. The CV of another person is replaced as a whole.
 */
export function mergeResume(present: ResumeRow, found: ResumeRow): ResumeRow {
  const nameIn = ({ basics }: ResumeRow) => (isRecord(basics) ? String(basics.name).trim().toLowerCase() : '')
  return nameIn(present) === nameIn(found) ? merged(present, found) : found
}

function merged(present: ResumeRow, found: ResumeRow): ResumeRow {
  const both = Object.entries(found).map(([name, value]) => {
    const before = present[name]
    if (isRecord(before) && isRecord(value)) return [name, merged(before, value)]
    const isList = Array.isArray(before) && Array.isArray(value) && [...before, ...value].every(isRecord)
    return [name, isList ? mergedList(before, value) : value]
  })
  return { ...present, ...Object.fromEntries(both) }
}

function mergedList(present: ResumeRow[], found: ResumeRow[]): ResumeRow[] {
  const rest = [...present]
  const entries = found.map((entry) => {
    const at = rest.findIndex((before) => identity(before) === identity(entry))
    const [before = {}] = at === -1 ? [] : rest.splice(at, 1)
    return merged(before, entry)
  })
  return [...entries, ...rest]
}

function identity(entry: ResumeRow): string {
  const named = NAMES.map((name) =>
    String(entry[name] ?? '')
      .trim()
      .toLowerCase(),
  )
  return named.join('|').replace(/^\|*$/, String(entry.url))
}
