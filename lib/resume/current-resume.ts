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

/** A validated CV. @param value the file's content with all fields of the owner's */
type CurrentResume = LocalResume & { value: unknown }

const held = () => processWide('resume', () => new Map<Language, CurrentResume>())

/** The last valid file of the first language; other languages fall back to it for missing parts. */
const sources = () => processWide('resume-source', () => new Map<'es', ResumeFile>())

const source = followFile<CurrentResume>(resumeFileName('es'), () => readWhole('es'))
const files: Record<Language, FollowedFile<CurrentResume>> = {
  es: source,
  // Reads the first file on its own, so that a fault in it is reported only once.
  en: followFile<CurrentResume>(resumeFileName('en'), async () => {
    await source.read()
    return readWhole('en')
  }),
}

/** Returns the CV from the last valid file, without the e-mail address if the owner's settings hide it. */
export function currentResume(language: Language = 'es'): Resume {
  return current(language).resume
}

/** Does the same, with the list of parts that are in Spanish as they aren't translated. */
export function currentLocalResume(language: Language): LocalResume {
  return current(language)
}

/** Returns a CV in JSON Resume format, from the last valid file. */
export function currentPublishedResume({ language, role }: ResumeVariant = WHOLE): object {
  return publishedResume(current(language).value, role)
}

/** Returns the e-mail addresses in the files, shown or not. */
export function resumeEmails(): (string | undefined)[] {
  return LANGUAGES.map((language) => (held().get(language) ?? readWhole(language)).resume.basics.email)
}

/** Makes the page being rendered depend on the CV; call it before {@link currentResume}. */
export async function dependsOnResume(language: Language = 'es'): Promise<void> {
  await files[language].dependOn()
}

/** Updates the CV from its file, for responses that aren't cached. */
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
