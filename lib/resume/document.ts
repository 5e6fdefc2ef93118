import type { Language } from '../site/language'
import { slugOf } from '../text/folding'
import { RESUME_COPY, startOf } from './words'
import { contactLinks, type ResumeLink } from './contacts'
import type { Borrowed } from './resume'
import type { Resume } from './schema'
import { type ResumeEntry, type SectionLayout, sectionReaders } from './section-entries'
import { type ResumeVariant, type SectionName, sectionOrder, selectRole, WHOLE } from './addresses'

/** A section of the CV. @param lang of its texts, if it differs from that of the CV */
export type ResumeSection = {
  name: SectionName
  /** Its id on the page. */
  id: string
  title: string
  layout: SectionLayout
  lang: Language | null
  entries: ResumeEntry[]
}

export type ResumeDocument = {
  language: Language
  name: string
  label: string
  /** Title of the file and of its window or tab. */
  title: string
  place: string
  /** One line about the work that the owner seeks; empty if the file has none. */
  seeking: string
  contact: ResumeLink[]
  summary: string
  sections: ResumeSection[]
}

/**
 * Stands between the parts of a line. Software that fills forms takes it for the end of a part, unlike a middle dot or
 * a comma.
 */
export const PART_SEPARATOR = ' | '

/** Returns the parts of a line that there are. */
export function parted(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(PART_SEPARATOR)
}

/**
 * Returns the content of a CV in reading order. The page and every format are generated from it, so that they can't
 * differ. Sections without entries are left out.
 * @param variant which CV; the whole one in Spanish by default
 * @param borrowed parts in the first language, as they aren't translated
 * @param form link to the contact page, for the header
 */
export function resumeDocument(
  resume: Resume,
  { language, role }: ResumeVariant = WHOLE,
  borrowed: Borrowed = [],
  form: ResumeLink | null = null,
): ResumeDocument {
  const copy = RESUME_COPY[language]
  const chosen = selectRole(resume, role)
  const { name, label = '', summary = '' } = chosen.basics
  const read = sectionReaders(language)
  const sections = sectionOrder(resume, role).map((section): ResumeSection => {
    const { layout, entries } = read[section](chosen)
    // On the Spanish page the title, on others the name of the standard.
    const id = language === 'es' ? slugOf(copy[section]) : section
    const lang = borrowed.includes(section) ? 'es' : null
    return { name: section, id, title: copy[section], layout, lang, entries: entries.filter(isGiven) }
  })
  return {
    language,
    name,
    label,
    title: copy.documentTitle(name, label),
    place: placeOf(chosen.basics, language),
    seeking: seekingOf(chosen, language),
    contact: contactLinks(chosen.basics, form),
    summary,
    sections: sections.filter(({ entries }) => entries.length > 0),
  }
}

/** Whether an entry has anything: examples of the standard have entries whose fields are all empty. */
function isGiven(entry: ResumeEntry): boolean {
  return Object.values(entry).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
}

function placeOf({ location = {} }: Resume['basics'], language: Language): string {
  const { city, region, countryCode } = location
  const country = countryCode && new Intl.DisplayNames(language, { type: 'region' }).of(countryCode)
  return [city, region, country].filter(Boolean).join(', ')
}

function seekingOf({ 'x-seeking': seeking }: Resume, language: Language): string {
  if (!seeking) return ''
  return [...seeking.kinds, seeking.place, startOf(seeking, language)].filter(Boolean).join(' · ')
}
