import { readOwnResumeFile } from '../../resume/resume'
import { SECTIONS } from '../../resume/sections'
import { fieldName, valueAt } from '../../validation/field-name'
import { type Problem, problemsFrom } from '../../validation/problems'
import { isEmptyOrNull, withoutEmpty } from '../../validation/without-empty'
import type { Content } from './read-content'

/** Fields that are not translated, and so must be equal in every language. */
const FACTS = ['startDate', 'endDate', 'date', 'releaseDate', 'url', 'x-roles']

/** Reports sections of the English CV that differ in fact from those of the Spanish one. */
export async function translatedResumeProblems({ folders }: Content): Promise<Problem[]> {
  // An unreadable file is reported where it is read.
  const { value } = await problemsFrom(() =>
    (['es', 'en'] as const).map((language) => readOwnResumeFile(folders, language)),
  )
  const [source, own] = value ?? []
  if (!source || !own) return []
  const warn = (path: PropertyKey[], message: string, fix: string): Problem => {
    const field = fieldName(own.value, path)
    return { severity: 'warning', file: own.name, place: own.locate(path), field, message, fix }
  }
  return SECTIONS.flatMap((section) => {
    const [first = [], other = []] = [source, own].map((file) => entriesOf(file.value, section))
    if (other.length === 0) return []
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
  })
}

function entriesOf(value: unknown, section: string): unknown[] {
  const entries = valueAt(withoutEmpty(value, isEmptyOrNull).value, [section])
  return Array.isArray(entries) ? entries : []
}
