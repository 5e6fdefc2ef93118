import type { Folders } from '../../config/content-folder'
import { fieldName, valueAt } from '../../config/field-name'
import type { Language } from '../../config/language'
import type { Place, Problem } from '../../config/problems'
import { isEmptyOrNull, withoutEmpty } from '../../config/without-empty'
import { readOwnResumeFile } from '../../resume/resume'
import { SECTIONS } from '../../resume/sections'

/** Fields that are not translated, and so must be equal in every language. */
const FACTS = ['startDate', 'endDate', 'date', 'releaseDate', 'url', 'x-roles']

type Read = { name: string; value: unknown; locate: (path: PropertyKey[]) => Place }

/** Reports sections of a translated CV that differ in fact from those of the first language. */
export function translationProblems(folders: Folders, language: Language): Problem[] {
  try {
    const [source, own] = [readOwnResumeFile(folders, 'es'), readOwnResumeFile(folders, language)]
    if (!source || !own) return []
    return SECTIONS.flatMap((section) => sectionProblems(source, own, section))
  } catch {
    return [] // an unreadable file is reported where it is checked
  }
}

function sectionProblems(source: Read, own: Read, section: string): Problem[] {
  const [first, other] = [source, own].map((file) => entriesOf(file.value, section))
  if (!first || !other || other.length === 0) return []
  const warn = (path: PropertyKey[], message: string, fix: string): Problem => {
    const field = fieldName(own.value, path)
    return { severity: 'warning', file: own.name, place: own.locate(path), field, message, fix }
  }
  if (first.length !== other.length) {
    const message = `has ${other.length} entries, and in ${source.name} ${first.length}`
    return [warn([section], message, 'A section that is translated takes the place of the whole one')]
  }
  return other.flatMap((entry, at) =>
    FACTS.flatMap((fact) => {
      const [said, meant] = [entry, first[at]].map((one) => JSON.stringify(valueAt(one, [fact])))
      if (said === meant) return []
      const message = `is ${said ?? 'missing'}, and in ${source.name} ${meant ?? 'missing'}`
      return [warn([section, at, fact], message, 'One of them is out of date')]
    }),
  )
}

function entriesOf(value: unknown, section: string): unknown[] {
  const entries = valueAt(withoutEmpty(value, isEmptyOrNull).value, [section])
  return Array.isArray(entries) ? entries : []
}
