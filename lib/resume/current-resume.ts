import 'server-only'
import { type Language, LANGUAGES } from '../config/language'
import { processWide } from '../config/process-wide'
import { type FollowedFile, followFile } from '../portfolio/followed-file'
import { publishedResume } from './published'
import { type LocalResume, parseResume, readResumeFile, resumeFileName } from './resume'
import type { Resume } from './schema'
import { type ResumeVariant, variantsOf, WHOLE } from './variant'

/** @param value the file with every field of the owner's */
type CurrentResume = LocalResume & { value: unknown }

const held = () => processWide('resume', () => new Map<Language, CurrentResume>())

const files = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    followFile<CurrentResume>(resumeFileName(language), () => readWhole(language)),
  ]),
) as Record<Language, FollowedFile<CurrentResume>>

/** The CV as it was last good. */
export function currentResume(language: Language = 'es'): Resume {
  return current(language).resume
}

/** The same, with what is in Spanish for want of a translation. */
export function currentLocalResume(language: Language): LocalResume {
  return current(language)
}

/** A CV in the form of JSON Resume as it was when the file was last good. */
export function currentPublishedResume({ language, role }: ResumeVariant = WHOLE): object {
  return publishedResume(current(language).value, role)
}

/** The CVs that there are now. */
export function currentVariants(): ResumeVariant[] {
  return variantsOf(currentResume())
}

/** Ties the page that is being made to the CV; called before {@link currentResume}. */
export async function dependsOnResume(language: Language = 'es'): Promise<void> {
  await files[language].dependOn()
}

/** Brings the CV up to date for an answer that nobody keeps. */
export async function followResume(language: Language): Promise<void> {
  await files[language].read()
}

function current(language: Language): CurrentResume {
  return held().get(language) ?? readWhole(language)
}

function readWhole(language: Language): CurrentResume {
  const file = readResumeFile(undefined, language)
  const whole = { resume: parseResume(file.value, file), borrowed: file.borrowed, value: file.value }
  held().set(language, whole)
  return whole
}
