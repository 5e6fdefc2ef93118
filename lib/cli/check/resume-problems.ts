import { z } from 'zod'
import type { Folders } from '../../site/content-folder'
import type { Language } from '../../site/language'
import { readOwnResumeFile, readResume } from '../../resume/resume'
import { resumeSchema } from '../../resume/schema'
import { fieldName } from '../../validation/field-name'
import { nearest } from '../../validation/nearest'
import { type Problem, problemsFrom } from '../../validation/problems'

/** Names of other versions of the standard, of other formats, and in Spanish, in lower case. */
const FOREIGN: Record<string, string> = {
  picture: 'image',
  photo: 'image',
  foto: 'image',
  website: 'url',
  web: 'url',
  link: 'url',
  company: 'name',
  empresa: 'name',
  organisation: 'organization',
  school: 'institution',
  centro: 'institution',
  degree: 'studyType',
  title: 'studyType',
  titulo: 'studyType',
  major: 'area',
  gpa: 'score',
  role: 'position',
  puesto: 'position',
  cargo: 'position',
  jobtitle: 'label',
  headline: 'label',
  profession: 'label',
  mail: 'email',
  correo: 'email',
  telephone: 'phone',
  telefono: 'phone',
  movil: 'phone',
  about: 'summary',
  resumen: 'summary',
  description: 'summary',
  logros: 'highlights',
  achievements: 'highlights',
  start: 'startDate',
  inicio: 'startDate',
  end: 'endDate',
  fin: 'endDate',
  level: 'fluency',
  nivel: 'fluency',
  idioma: 'language',
  country: 'countryCode',
  pais: 'countryCode',
  ciudad: 'city',
  tags: 'keywords',
  experience: 'work',
  experiencia: 'work',
  formacion: 'education',
  estudios: 'education',
  idiomas: 'languages',
  proyectos: 'projects',
  certifications: 'certificates',
  certificaciones: 'certificates',
  hobbies: 'interests',
}

/** Returns the CV in a language, if it is usable, and every problem of its file. */
export async function readCheckedResume(folders: Folders, language: Language) {
  const { value: resume, problems } = await problemsFrom(() => readResume(folders, language))
  const { value: own } = await problemsFrom(() => readOwnResumeFile(folders, language))
  const unknown = own ? unknownFields(own.value, z.toJSONSchema(resumeSchema, { io: 'input' })) : []
  const warnings = unknown.map(({ path, known }): Problem => {
    const at = { file: own?.name ?? '', place: own?.locate(path) ?? null, field: fieldName(own?.value, path) }
    return { severity: 'warning', ...at, ...adviceFor(path, known) }
  })
  return { resume, problems: [...problems, ...warnings] }
}

function adviceFor(path: PropertyKey[], known: string[]): Pick<Problem, 'message' | 'fix'> {
  const name = String(path.at(-1))
  const foreign = FOREIGN[name.toLowerCase()]
  const meant = nearest(name, known) ?? (foreign && known.includes(foreign) ? foreign : null)
  const fix = meant ? `Write ${meant}` : `Known are ${known.filter((one) => !one.startsWith('$')).join(', ')}`
  return { message: 'is no field of JSON Resume, and is not shown', fix }
}

type Shape = { properties?: Record<string, unknown>; items?: unknown }

/** Finds the fields of a value that a schema doesn't know, at every depth. Fields of the owner's own begin with `x-`. */
function unknownFields(
  value: unknown,
  schema: Shape,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; known: string[] }[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => unknownFields(one, Object(schema.items), [...path, index]))
  if (typeof value !== 'object' || value === null || !schema.properties) return []
  const { properties } = schema
  const known = Object.keys(properties)
  return Object.entries(value).flatMap(([key, held]) => {
    const here = [...path, key]
    if (key in properties) return unknownFields(held, Object(properties[key]), here)
    const isOwn = key.startsWith('x-') && nearest(key, known) === null
    const isEmpty = held === null || held === '' || (Array.isArray(held) && held.length === 0)
    return isOwn || isEmpty ? [] : [{ path: here, known }]
  })
}
