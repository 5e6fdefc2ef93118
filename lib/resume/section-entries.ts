import type { Language } from '../site/language'
import { formatResumeDate, RESUME_COPY, type ResumeCopy } from './words'
import { type ResumeLink, webLink } from './contacts'
import type { Resume } from './schema'
import type { SectionName } from './addresses'

/** The sign with which people begin an item of a list in plain text. */
const SIGN = /^[-*•·–]\s+/

/** Removes the sign before an item of a list. */
function withoutSign(point: string): string {
  return point.replace(SIGN, '')
}

/** Takes a plain text apart: each line is a paragraph, or lines with a sign before them are a list. */
export function textBlocks(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = []
  for (const line of text.split(/\s*\n\s*/).filter(Boolean)) {
    const last = blocks.at(-1)
    if (!SIGN.test(line)) blocks.push(line)
    else if (Array.isArray(last)) last.push(withoutSign(line))
    else blocks.push([withoutSign(line)])
  }
  return blocks
}

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

/** What a file says of an entry. */
type Given = Partial<Omit<ResumeEntry, 'link'>> & { url?: string }

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
    awards: ({ awards }) =>
      full(awards, ({ title, awarder, summary: text, date }) => {
        return { title, places: given(awarder), text, period: moments(date) }
      }),
    certificates: ({ certificates }) =>
      full(certificates, ({ name: title, issuer, url, date }) => {
        return { title, places: given(issuer), url, period: moments(date) }
      }),
    publications: ({ publications }) =>
      full(publications, ({ name: title, publisher, summary: text, url, releaseDate }) => {
        return { title, places: given(publisher), text, url, period: moments(releaseDate) }
      }),
    references: ({ references }) => full(references, ({ name: title, reference: text }) => ({ title, text })),
    skills: ({ skills }) => ({ layout: 'rows', entries: skills.map(skill) }),
    languages: ({ languages }) => ({
      layout: 'rows',
      entries: languages.map(({ language: title, fluency: text }) =>
        entryOf(title ? { title, text } : { title: text }),
      ),
    }),
    interests: ({ interests }) => ({ layout: 'run', entries: interests.map(interest) }),
  }
}

function full<T>(entries: T[], read: (entry: T) => Given): ReturnType<Read> {
  return { layout: 'entries', entries: entries.map((one) => entryOf(read(one))) }
}

/** What comes first takes the place of a title that the file lacks. */
function entryOf({
  title = '',
  period = [],
  places: [first = '', ...places] = [],
  text = '',
  points = [],
  note = '',
  url,
}: Given): ResumeEntry {
  const named = title ? { title, places: given(first, ...places) } : { title: first, places }
  const link = url ? webLink(url) : null
  return { ...named, period, text, points: points.map(withoutSign), note, link }
}

function job(entry: Entry<'work'>): Given {
  const { position, name, location, description, summary, highlights: points, url } = entry
  const text = joined('\n', description, summary)
  return { title: position || name, places: given(position && name, location), text, points, url }
}

function helper(entry: Entry<'volunteer'>): Given {
  const { position, organization, summary: text, highlights: points, url } = entry
  return { title: position || organization, places: given(position && organization), text, points, url }
}

function course(entry: Entry<'education'>, copy: ResumeCopy): Given {
  const { area, institution, studyType, courses, score, url } = entry
  const places = given(area && studyType, (area ?? studyType) && institution)
  const note = joined(' · ', ...courses, score && copy.score(score))
  return { title: area ?? studyType ?? institution, places, note, url }
}

function project(entry: Entry<'projects'>): Given {
  const { name: title, description: text, entity, type, roles, highlights: points, keywords, url } = entry
  const places = given(joined(', ', ...roles), entity, type)
  return { title, places, text, points, note: keywords.join(', '), url }
}

function skill({ name, level, keywords }: Entry<'skills'>): ResumeEntry {
  const text = keywords.join(', ')
  if (!name) return entryOf({ title: text })
  return entryOf({ title: level ? `${name} (${level})` : name, text })
}

function interest({ name, keywords }: Entry<'interests'>): ResumeEntry {
  const said = keywords.join(', ')
  return entryOf({ title: name && said ? `${name} (${said})` : name || said })
}

function joined(separator: string, ...parts: (string | undefined)[]): string {
  return given(...parts).join(separator)
}

function given(...parts: (string | undefined)[]): string[] {
  return parts.flatMap((part) => (part ? [part] : []))
}
