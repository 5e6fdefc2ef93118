import { z } from 'zod'
import type { Folders } from '../../site/content-folder'
import type { Language } from '../../site/language'
import { readOwnResumeFile, readResume, resumeFileName } from '../../resume/resume'
import { resumeSchema } from '../../resume/schema'
import { SECTIONS } from '../../resume/addresses'
import { nearest, valueAt, type Problem, problemsFrom } from '../../validation/problems'
import { isEmptyOrNull, withoutEmpty } from '../../validation/validate'
import { problemsIn, type Say } from './problems-in'
import type { Content } from './read-content'

/** Returns the CV in a language, if it is usable, and every problem of its file. */
export async function readCheckedResume(folders: Folders, language: Language) {
  const { value: resume, problems } = await problemsFrom(() => readResume(folders, language))
  const { value: own } = await problemsFrom(() => readOwnResumeFile(folders, language))
  if (!own) return { resume, problems }
  const shape = z.toJSONSchema(resumeSchema, { io: 'input' })
  const tell = (say: Say) => sayUnknown(say, own.value, shape)
  return { resume, problems: [...problems, ...problemsIn(folders, resumeFileName(language), tell, own)] }
}

function adviceFor(name: string, { properties = {} }: Shape): string {
  const known = Object.keys(properties).filter((one) => !one.startsWith('$'))
  const meant = nearest(name, known)
  if (!meant && name in (properties.basics?.properties ?? {})) return 'Put it into basics'
  return meant ? `Did you mean ${meant}?` : `Known are ${known.join(', ')}`
}

type Shape = { properties?: Record<string, Shape>; items?: Shape }

/** Reports the fields of a value that a schema doesn't know, at every depth. Fields of the owner's own begin with `x-`. */
function sayUnknown(say: Say, value: unknown, shape: unknown, path: PropertyKey[] = []): void {
  const { properties, items } = Object(shape) as Shape
  if (Array.isArray(value)) value.forEach((one, index) => sayUnknown(say, one, items, [...path, index]))
  else if (typeof value === 'object' && value !== null && properties)
    for (const [key, held] of Object.entries(value)) {
      const isOwn = key.startsWith('x-') && nearest(key, Object.keys(properties)) === null
      if (key in properties) sayUnknown(say, held, properties[key], [...path, key])
      else if (!isOwn && !isEmptyOrNull(held) && !(Array.isArray(held) && held.length === 0))
        say([...path, key], 'is no field of JSON Resume, and is not shown', adviceFor(key, { properties }))
    }
}

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
  const there = `in ${source.name}`
  const tell = (say: Say) => {
    for (const section of SECTIONS) {
      const [first = [], other = []] = [source, own].map((file) => entriesOf(file.value, section))
      const fix = 'A section that is translated takes the place of the whole one'
      if (other.length > 0 && first.length !== other.length)
        say([section], `has ${other.length} entries, and ${there} ${first.length}`, fix)
      else
        for (const [at, entry] of other.entries())
          for (const fact of FACTS) {
            const [here, same] = [entry, first[at]].map((one) => JSON.stringify(valueAt(one, [fact])))
            const message = `is ${here ?? 'missing'}, and ${there} ${same ?? 'missing'}`
            if (here !== same) say([section, at, fact], message, 'One of them is out of date')
          }
    }
  }
  return problemsIn(folders, resumeFileName('en'), tell, { value: own.value })
}

function entriesOf(value: unknown, section: string): unknown[] {
  const entries = valueAt(withoutEmpty(value, isEmptyOrNull).value, [section])
  return Array.isArray(entries) ? entries : []
}
