import { z } from 'zod'
import { LANGUAGES } from '../../site/language'
import { resumeFileName } from '../../resume/resume'
import { resumeSchema } from '../../resume/schema'
import { SECTIONS } from '../../resume/addresses'
import { didYouMean, nearest, valueAt } from '../../validation/problems'
import { isEmptyOrNull, isEmpty, withoutEmpty } from '../../validation/validate'
import type { Check, Say } from './report'

/** Reports fields of the CV that no page shows, and sections of the English one that differ in fact from the Spanish. */
export const resumeProblems: Check = ({ site, resumeFiles: files }, report) => {
  if (!files || site?.without.includes('resume')) return
  const shape = z.toJSONSchema(resumeSchema, { io: 'input' })
  for (const [at, language] of LANGUAGES.entries())
    sayUnknown(report(resumeFileName(language)), files[at]?.value, shape)
  const [source, own] = files
  if (source && own) sayOtherFacts(report(resumeFileName('en')), own.value, source)
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
      else if (!isOwn && !isEmpty(held))
        say([...path, key], 'is no field of JSON Resume, and is not shown', adviceFor(key, { properties }))
    }
}

function adviceFor(name: string, { properties = {} }: Shape): string {
  const known = Object.keys(properties).filter((one) => !one.startsWith('$'))
  const isOfBasics = name in (properties.basics?.properties ?? {})
  return didYouMean(name, known) || (isOfBasics ? 'Put it into basics' : `Known are ${known.join(', ')}`)
}

/** Fields that are not translated, and so must be equal in every language. */
const FACTS = ['startDate', 'endDate', 'date', 'releaseDate', 'url', 'x-roles']

function sayOtherFacts(say: Say, own: unknown, source: { name: string; value: unknown }): void {
  const there = `in ${source.name}`
  for (const section of SECTIONS) {
    const [first = [], other = []] = [source.value, own].map((value) => entriesOf(value, section))
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

function entriesOf(value: unknown, section: string): unknown[] {
  const entries = valueAt(withoutEmpty(value, isEmptyOrNull).value, [section])
  return Array.isArray(entries) ? entries : []
}
