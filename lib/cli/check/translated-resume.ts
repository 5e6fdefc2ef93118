import { readOwnResumeFile, resumeFileName } from '../../resume/resume'
import { SECTIONS } from '../../resume/variant'
import { valueAt } from '../../validation/field-name'
import { type Problem, problemsFrom } from '../../validation/problems'
import { isEmptyOrNull, withoutEmpty } from '../../validation/without-empty'
import { problemsIn, type Said } from './problems-in'
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
  const said = SECTIONS.flatMap((section): Said[] => {
    const [first = [], other = []] = [source, own].map((file) => entriesOf(file.value, section))
    if (other.length === 0) return []
    if (first.length !== other.length) {
      const message = `has ${other.length} entries, and in ${source.name} ${first.length}`
      return [[[section], message, 'A section that is translated takes the place of the whole one']]
    }
    return other.flatMap((entry, at) =>
      FACTS.flatMap((fact): Said[] => {
        const [here, there] = [entry, first[at]].map((one) => JSON.stringify(valueAt(one, [fact])))
        if (here === there) return []
        const message = `is ${here ?? 'missing'}, and in ${source.name} ${there ?? 'missing'}`
        return [[[section, at, fact], message, 'One of them is out of date']]
      }),
    )
  })
  return problemsIn(folders, resumeFileName('en'), said, { value: own.value })
}

function entriesOf(value: unknown, section: string): unknown[] {
  const entries = valueAt(withoutEmpty(value, isEmptyOrNull).value, [section])
  return Array.isArray(entries) ? entries : []
}
