import { nowInMadrid } from '../../text/madrid-clock'
import type { Answers } from './answers'
import { derivedResume, derivedSite, follow } from './derived'
import { FIELDS } from './fields'
import { isBlank, setAt, valueAt, type Values } from './values'

/** The values of the owner's files. */
export type Draft = { site: Values; home: Values; about: Values; resume: Values }
/** Addresses of the pictures that the owner has provided. */
export type PictureAddresses = { portrait?: string; icon?: string }

const RESUME_SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/**
 * Applies answers to the owner's files. Fields without an answer stay, or follow the values they are derived from.
 * @param present the current values; empty for sample files
 */
export function draftOf(present: Draft, answers: Answers, pictures: PictureAddresses, today: Date): Draft {
  const draft = structuredClone(present)
  for (const { name, file, path } of FIELDS)
    if (
      answers.values.has(name) &&
      (!isBlank(answers.values.get(name)) || valueAt(draft[file], path) !== undefined)
    )
      setAt(draft[file], path, structuredClone(answers.values.get(name)))
  if (pictures.icon) draft.site.icon = pictures.icon
  if (pictures.portrait && valueAt(draft.site, ['portrait', 'image']) !== pictures.portrait)
    draft.site.portrait = { image: pictures.portrait }
  const isAnswered = (name: string) => answers.values.has(name)
  follow(draft.site, derivedSite(present.site, today), derivedSite(draft.site, today), isAnswered)
  return { ...draft, resume: resumeOf(draft, present, today) }
}

function resumeOf(draft: Draft, present: Draft, today: Date): Values {
  const isNew = Object.keys(present.resume).length === 0
  const resume = isNew ? newResume() : structuredClone(present.resume)
  follow(resume, derivedResume(present), derivedResume(draft))
  if (JSON.stringify(resume) === JSON.stringify(present.resume)) return resume
  setAt(resume, ['meta', 'lastModified'], nowInMadrid(today).replace(' ', 'T'))
  return resume
}

/** Returns an empty CV; the order of its keys is that of the written file. */
function newResume(): Values {
  return { $schema: RESUME_SCHEMA, basics: {}, work: [], education: [], skills: [], languages: [] }
}
