import 'server-only'
import { type Language, LANGUAGES } from '../config/language'
import { owner } from '../config/owner'
import { processWide } from '../config/process-wide'
import { type FollowedFile, followFile } from '../portfolio/followed-file'
import { publishedResume } from './published'
import { type LocalResume, parseResume, readResumeFile, type ResumeFile, resumeFileName } from './resume'
import type { Resume } from './schema'
import { shownResume } from './shown-resume'
import { type ResumeVariant, WHOLE } from './variant'

/** @param value the file with every field of the owner's */
type CurrentResume = LocalResume & { value: unknown }

const held = () => processWide('resume', () => new Map<Language, CurrentResume>())

/** The file of the first language as it was last good: another language takes from it what it doesn't say. */
const sources = () => processWide('resume-source', () => new Map<'es', ResumeFile>())

const source = followFile<CurrentResume>(resumeFileName('es'), () => readWhole('es'))
const files: Record<Language, FollowedFile<CurrentResume>> = {
  es: source,
  // A fault of the first file is told once, by itself.
  en: followFile<CurrentResume>(resumeFileName('en'), async () => {
    await source.read()
    return readWhole('en')
  }),
}

/** The CV as it was last good. The e-mail address is left out of it where the owner's setting says so. */
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

/** The e-mail addresses of the files, shown or not. */
export function resumeEmails(): (string | undefined)[] {
  return LANGUAGES.map((language) => (held().get(language) ?? readWhole(language)).resume.basics.email)
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
  const { resume, value, borrowed } = held().get(language) ?? readWhole(language)
  return { resume: shownResume(resume, owner.site), value: shownResume(value, owner.site), borrowed }
}

function readWhole(language: Language): CurrentResume {
  const file = readResumeFile(undefined, language, language === 'es' ? undefined : sources().get('es'))
  const whole = { resume: parseResume(file.value, file), borrowed: file.borrowed, value: file.value }
  held().set(language, whole)
  if (language === 'es') sources().set('es', file)
  return whole
}
