import type { Folders } from '../../config/content-folder'
import { nearest } from '../../config/nearest'
import { type Problem, problemsOf } from '../../config/problems'
import { isEmptyOrNull, withoutEmpty } from '../../config/without-empty'
import { parseResume, readResumeFile } from '../../resume/resume'
import { type Resume, resumeSchema } from '../../resume/schema'
import { knownSections, publishedSchemaProblems } from '../published-schema'

/** The CV, if it can be used, and everything that is wrong with its file. */
export function readCheckedResume(folders: Folders): { resume: Resume | null; problems: Problem[] } {
  try {
    const { value, locate } = readResumeFile(folders)
    const held = withoutEmpty(value, isEmptyOrNull)
    const file = `${folders.name}/resume.json`
    const origin = { file, locate: (keys: PropertyKey[]) => locate(held.pathBefore(keys)) }
    const own = attempt(() => parseResume(value, locate, folders))
    const published = publishedSchemaProblems(held.value, origin)
    const known = own.problems.map(({ field }) => field)
    return {
      resume: own.resume,
      problems: [
        ...own.problems,
        ...published.filter(({ field }) => !known.includes(field)),
        ...unprinted(held.value, origin),
      ],
    }
  } catch (error) {
    return { resume: null, problems: problemsOf(error) ?? rethrow(error) }
  }
}

function attempt(parse: () => Resume): { resume: Resume | null; problems: Problem[] } {
  try {
    return { resume: parse(), problems: [] }
  } catch (error) {
    return { resume: null, problems: problemsOf(error) ?? rethrow(error) }
  }
}

type Origin = { file: string; locate: (path: PropertyKey[]) => Problem['place'] }

/** Sections that hold something and are not shown, and names that are no sections. */
function unprinted(value: unknown, { file, locate }: Origin): Problem[] {
  const printed = Object.keys(resumeSchema.shape)
  const shown = printed.filter((name) => name !== 'basics' && name !== 'meta').join(', ')
  return Object.entries(Object(value)).flatMap(([name, held]): Problem[] => {
    if (printed.includes(name) || name === '$schema' || name.startsWith('x-')) return []
    if (Array.isArray(held) && held.length === 0) return []
    const at = { severity: 'warning' as const, file, place: locate([name]), field: name }
    if (knownSections.includes(name)) {
      const message = 'is a section that the CV does not print'
      return [{ ...at, message, fix: `It prints ${shown}: move there what has to be seen` }]
    }
    const meant = nearest(name, knownSections)
    const message = 'is no section of JSON Resume, and is not printed'
    return [
      {
        ...at,
        message,
        fix: meant ? `Did you mean ${meant}?` : `Its sections are ${knownSections.join(', ')}`,
      },
    ]
  })
}

function rethrow(error: unknown): never {
  throw error
}
