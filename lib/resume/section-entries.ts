import type { Language } from '../site/language'
import { formatResumeDate, RESUME_COPY, type ResumeCopy } from './words'
import { type ResumeLink, webLink } from './contacts'
import type { Resume } from './schema'
import { withoutSign } from './text-blocks'
import type { SectionName } from './variant'

/** A date as shown, and in ISO form for `datetime`. */
export type ResumeMoment = { text: string; date: string | null }

/** One job, course, project or skill; fields without data are empty. */
export type ResumeEntry = {
  title: string
  period: ResumeMoment[]
  /** Employer, town, school and the like. */
  places: string[]
  text: string
  points: string[]
  note: string
  link: ResumeLink | null
}

/** Returns a period as text. */
export function periodText(period: readonly ResumeMoment[]): string {
  return period.map(({ text }) => text).join(' – ')
}

/** Layout of a section: `entries` with a heading each, `rows` of a name and its text, `run` as one line. */
export type SectionLayout = 'entries' | 'rows' | 'run'

type Read = (resume: Resume) => { layout: SectionLayout; entries: ResumeEntry[] }
type Entry<Name extends SectionName> = Resume[Name][number]

const EMPTY: Omit<ResumeEntry, 'title'> = {
  period: [],
  places: [],
  text: '',
  points: [],
  note: '',
  link: null,
}

/** Returns functions that convert each section of the standard to entries of the CV, in one language. */
export function sectionReaders(language: Language): Record<SectionName, Read> {
  const copy = RESUME_COPY[language]
  const moment = (date: string): ResumeMoment => ({ text: formatResumeDate(date, language), date })
  const moments = (...dates: (string | undefined)[]) => [...new Set(given(...dates))].map(moment)
  const span = ({ startDate, endDate }: { startDate?: string; endDate?: string }) =>
    startDate && !endDate
      ? [moment(startDate), { text: copy.today, date: null }]
      : moments(startDate, endDate)
  return {
    work: ({ work }) => full(work, (one) => ({ ...job(one), period: span(one) })),
    volunteer: ({ volunteer }) => full(volunteer, (one) => ({ ...helper(one), period: span(one) })),
    education: ({ education }) => full(education, (one) => ({ ...course(one, copy), period: span(one) })),
    // A project without an end isn't ongoing: its only date is when it was made.
    projects: ({ projects }) =>
      full(projects, (one) => ({ ...project(one), period: moments(one.startDate, one.endDate) })),
    awards: ({ awards }) => full(awards, (one) => ({ ...award(one), period: moments(one.date) })),
    certificates: ({ certificates }) =>
      full(certificates, (one) => ({ ...certificate(one), period: moments(one.date) })),
    publications: ({ publications }) =>
      full(publications, (one) => ({ ...publication(one), period: moments(one.releaseDate) })),
    skills: ({ skills }) => ({ layout: 'rows', entries: skills.map(skill) }),
    languages: ({ languages }) => ({ layout: 'rows', entries: languages.map(tongue) }),
    references: ({ references }) => full(references, reference),
    interests: ({ interests }) => ({ layout: 'run', entries: interests.map(interest) }),
  }
}

function full<T>(entries: T[], read: (entry: T) => ResumeEntry): ReturnType<Read> {
  return { layout: 'entries', entries: entries.map(read).map(titled) }
}

/** What comes first takes the place of a title that the file lacks. */
function titled({ title, places: [first = '', ...places], points, ...entry }: ResumeEntry): ResumeEntry {
  const named = title ? { title, places: given(first, ...places) } : { title: first, places }
  return { ...entry, ...named, points: points.map(withoutSign) }
}

function job({
  position,
  name,
  location,
  description,
  summary,
  highlights,
  url,
}: Entry<'work'>): ResumeEntry {
  const places = given(position && name, location)
  const text = joined('\n', description, summary)
  return { ...EMPTY, title: position || name, places, text, points: highlights, link: linkOf(url) }
}

function helper({ position, organization, summary, highlights, url }: Entry<'volunteer'>): ResumeEntry {
  const said = { text: summary ?? '', points: highlights, link: linkOf(url) }
  return { ...EMPTY, title: position || organization, places: given(position && organization), ...said }
}

function course(entry: Entry<'education'>, copy: ResumeCopy): ResumeEntry {
  const { area, institution, studyType, courses, score, url } = entry
  const places = given(area && studyType, (area ?? studyType) && institution)
  const note = joined(' · ', ...courses, score && copy.score(score))
  return { ...EMPTY, title: area ?? studyType ?? institution, places, note, link: linkOf(url) }
}

function project(entry: Entry<'projects'>): ResumeEntry {
  const { name, description, entity, type, roles, highlights, keywords, url } = entry
  const places = given(joined(', ', ...roles), entity, type)
  const note = keywords.join(', ')
  return {
    ...EMPTY,
    title: name,
    places,
    text: description ?? '',
    points: highlights,
    note,
    link: linkOf(url),
  }
}

function award({ title, awarder, summary }: Entry<'awards'>): ResumeEntry {
  return { ...EMPTY, title, places: given(awarder), text: summary ?? '' }
}

function certificate({ name, issuer, url }: Entry<'certificates'>): ResumeEntry {
  return { ...EMPTY, title: name, places: given(issuer), link: linkOf(url) }
}

function publication({ name, publisher, summary, url }: Entry<'publications'>): ResumeEntry {
  return { ...EMPTY, title: name, places: given(publisher), text: summary ?? '', link: linkOf(url) }
}

function skill({ name, level, keywords }: Entry<'skills'>): ResumeEntry {
  if (!name) return { ...EMPTY, title: keywords.join(', ') }
  const title = level ? `${name} (${level})` : name
  return { ...EMPTY, title, text: keywords.join(', ') }
}

function tongue({ language: title, fluency = '' }: Entry<'languages'>): ResumeEntry {
  return title ? { ...EMPTY, title, text: fluency } : { ...EMPTY, title: fluency }
}

function reference({ name, reference: said }: Entry<'references'>): ResumeEntry {
  return { ...EMPTY, title: name, text: said ?? '' }
}

function interest({ name, keywords }: Entry<'interests'>): ResumeEntry {
  const said = keywords.join(', ')
  return { ...EMPTY, title: name && said ? `${name} (${said})` : name || said }
}

function linkOf(url: string | undefined): ResumeLink | null {
  return url ? webLink(url) : null
}

function joined(separator: string, ...parts: (string | undefined)[]): string {
  return given(...parts).join(separator)
}

function given(...parts: (string | undefined)[]): string[] {
  return parts.flatMap((part) => (part ? [part] : []))
}
