import type { Folders } from '../../config/content-folder'
import type { Language } from '../../config/language'
import { nearest } from '../../config/nearest'
import { type Problem, problemsOf } from '../../config/problems'
import { isEmptyOrNull, withoutEmpty } from '../../config/without-empty'
import { type LocalResume, parseResume, readResumeFile } from '../../resume/resume'
import { resumeSchema } from '../../resume/schema'
import { knownSections, publishedSchemaProblems } from '../published-schema'

/** Returns the CV in a language, if it is usable, and every problem of its file. */
export function readCheckedResume(
  folders: Folders,
  language: Language = 'es',
): { resume: LocalResume | null; problems: Problem[] } {
  try {
    const file = readResumeFile(folders, language)
    const held = withoutEmpty(file.value, isEmptyOrNull)
    const origin = { file: file.name, locate: (keys: PropertyKey[]) => file.locate(held.pathBefore(keys)) }
    const own = attempt(() => ({ resume: parseResume(file.value, file), borrowed: file.borrowed }))
    const published = publishedSchemaProblems(held.value, origin)
    const known = own.problems.map(({ field }) => field)
    return {
      resume: own.resume,
      problems: [
        ...own.problems,
        ...published.filter(({ field }) => !known.includes(field)),
        ...unknownNames(held.value, origin),
      ],
    }
  } catch (error) {
    return { resume: null, problems: problemsOf(error) ?? rethrow(error) }
  }
}

function attempt(parse: () => LocalResume): { resume: LocalResume | null; problems: Problem[] } {
  try {
    return { resume: parse(), problems: [] }
  } catch (error) {
    return { resume: null, problems: problemsOf(error) ?? rethrow(error) }
  }
}

type Origin = { file: string; locate: (path: PropertyKey[]) => Problem['place'] }

/** Reports keys that are neither sections of the standard nor fields of this site. */
function unknownNames(value: unknown, { file, locate }: Origin): Problem[] {
  const known = [...knownSections, '$schema', ...Object.keys(resumeSchema.shape)]
  return Object.entries(Object(value)).flatMap(([name, held]): Problem[] => {
    if (known.includes(name) || (name.startsWith('x-') && nearest(name, known) === null)) return []
    if (Array.isArray(held) && held.length === 0) return []
    const meant = nearest(name, known)
    const message = 'is no section of JSON Resume, and is not printed'
    const fix = meant ? `Did you mean ${meant}?` : `Its sections are ${knownSections.join(', ')}`
    return [{ severity: 'warning', file, place: locate([name]), field: name, message, fix }]
  })
}

function rethrow(error: unknown): never {
  throw error
}
