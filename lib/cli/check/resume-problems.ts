import { z } from 'zod'
import type { Folders } from '../../site/content-folder'
import type { Language } from '../../site/language'
import { readOwnResumeFile, readResume, resumeFileName } from '../../resume/resume'
import { resumeSchema } from '../../resume/schema'
import { SECTIONS } from '../../resume/variant'
import { nearest, valueAt } from '../../validation/field-name'
import { type Problem, problemsFrom } from '../../validation/problems'
import { isEmptyOrNull, withoutEmpty } from '../../validation/without-empty'
import { problemsIn, type Said } from './problems-in'
import type { Content } from './read-content'

/** Names of other versions of the standard, of other formats, and in Spanish, in lower case, by ours. */
const FOREIGN: Record<string, string[]> = {
  image: ['picture', 'photo', 'foto'],
  url: ['website', 'web', 'link'],
  name: ['company', 'empresa'],
  organization: ['organisation'],
  institution: ['school', 'centro'],
  studyType: ['degree', 'title', 'titulo'],
  area: ['major'],
  score: ['gpa'],
  position: ['role', 'puesto', 'cargo'],
  label: ['jobtitle', 'headline', 'profession'],
  email: ['mail', 'correo'],
  phone: ['telephone', 'telefono', 'movil'],
  summary: ['about', 'resumen', 'description'],
  highlights: ['logros', 'achievements'],
  startDate: ['start', 'inicio'],
  endDate: ['end', 'fin'],
  fluency: ['level', 'nivel'],
  language: ['idioma', 'name'],
  countryCode: ['country', 'pais'],
  city: ['ciudad'],
  keywords: ['tags'],
  work: ['experience', 'experiencia'],
  education: ['formacion', 'estudios'],
  languages: ['idiomas'],
  projects: ['proyectos'],
  certificates: ['certifications', 'certificaciones'],
  interests: ['hobbies'],
}

/** Returns the CV in a language, if it is usable, and every problem of its file. */
export async function readCheckedResume(folders: Folders, language: Language) {
  const { value: resume, problems } = await problemsFrom(() => readResume(folders, language))
  const { value: own } = await problemsFrom(() => readOwnResumeFile(folders, language))
  if (!own) return { resume, problems }
  const unknown = unknownFields(own.value, z.toJSONSchema(resumeSchema, { io: 'input' }))
  return { resume, problems: [...problems, ...problemsIn(folders, resumeFileName(language), unknown, own)] }
}

function adviceFor(name: string, known: string[]): string {
  const isForeign = (one: string) => FOREIGN[one]?.includes(name.toLowerCase())
  const meant = nearest(name, known) ?? known.find(isForeign)
  return meant ? `Write ${meant}` : `Known are ${known.filter((one) => !one.startsWith('$')).join(', ')}`
}

type Shape = { properties?: Record<string, unknown>; items?: unknown }

/** Finds the fields of a value that a schema doesn't know, at every depth. Fields of the owner's own begin with `x-`. */
function unknownFields(value: unknown, schema: Shape, path: PropertyKey[] = []): Said[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => unknownFields(one, Object(schema.items), [...path, index]))
  if (typeof value !== 'object' || value === null || !schema.properties) return []
  const { properties } = schema
  const known = Object.keys(properties)
  return Object.entries(value).flatMap(([key, held]): Said[] => {
    const here = [...path, key]
    if (key in properties) return unknownFields(held, Object(properties[key]), here)
    const isOwn = key.startsWith('x-') && nearest(key, known) === null
    const isEmpty = held === null || held === '' || (Array.isArray(held) && held.length === 0)
    if (isOwn || isEmpty) return []
    return [[here, 'is no field of JSON Resume, and is not shown', adviceFor(key, known)]]
  })
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
