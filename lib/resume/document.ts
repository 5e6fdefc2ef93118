import { RESUME } from '../copy/resume'
import { formatResumeDate } from './resume-dates'
import type { Resume } from './schema'

/** A text with an optional link. */
export type ResumeLink = { text: string; href: string | null }

/** A date as shown, and in ISO form for `datetime`. */
export type ResumeMoment = { text: string; date: string | null }

/** One job, course, project or skill; fields without data are empty. */
export type ResumeEntry = {
  title: string
  period: ResumeMoment[]
  place: string
  text: string
  points: string[]
  note: string
  link: ResumeLink | null
}

/**
 * Layout of the section: `entries` with a heading each, `pairs` in two columns, `rows` of a name and its text, `run`
 * as one line.
 */
export type ResumeSection = {
  /** Its anchor on the page. */
  id: string
  title: string
  layout: 'entries' | 'pairs' | 'rows' | 'run'
  entries: ResumeEntry[]
}

export type ResumeDocument = {
  name: string
  label: string
  contact: ResumeLink[]
  summary: string
  sections: ResumeSection[]
}

const EMPTY_ENTRY: Omit<ResumeEntry, 'title'> = {
  period: [],
  place: '',
  text: '',
  points: [],
  note: '',
  link: null,
}

/**
 * The content of the CV in reading order. The page and the PDF are both rendered from it, so that they can't differ.
 * Sections without entries are left out.
 */
export function resumeDocument({ basics, ...resume }: Resume): ResumeDocument {
  const { name, label, summary } = basics
  const sections: ResumeSection[] = [
    { id: 'experiencia', title: RESUME.work, layout: 'entries', entries: resume.work.map(job) },
    { id: 'conocimientos', title: RESUME.skills, layout: 'rows', entries: resume.skills.map(group) },
    { id: 'proyectos', title: RESUME.projects, layout: 'pairs', entries: resume.projects.map(project) },
    { id: 'formacion', title: RESUME.education, layout: 'entries', entries: resume.education.map(course) },
    { id: 'idiomas', title: RESUME.languages, layout: 'rows', entries: resume.languages.map(language) },
    { id: 'intereses', title: RESUME.interests, layout: 'run', entries: resume.interests.map(interest) },
  ]
  const filled = sections.filter(({ entries }) => entries.length > 0)
  return { name, label, contact: contactOf(basics), summary, sections: filled }
}

function contactOf({ email, phone, url, profiles, location }: Resume['basics']): ResumeLink[] {
  return [
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(url ? [webLink(url)] : []),
    ...profiles.map((profile) => webLink(profile.url)),
    ...(location ? [{ text: placeName(location), href: null }] : []),
  ]
}

function job({
  position,
  name,
  location,
  summary = '',
  highlights,
  ...dates
}: Resume['work'][number]): ResumeEntry {
  const place = joined(', ', name, location)
  return {
    ...EMPTY_ENTRY,
    title: position,
    period: periodOf(dates),
    place,
    text: summary,
    points: highlights,
  }
}

function course({
  area,
  institution,
  studyType,
  courses,
  ...dates
}: Resume['education'][number]): ResumeEntry {
  const place = joined(', ', studyType, institution)
  return { ...EMPTY_ENTRY, title: area, period: periodOf(dates), place, note: courses.join(' · ') }
}

function project({ name, description, keywords, url }: Resume['projects'][number]): ResumeEntry {
  const link = url ? webLink(url) : null
  return { ...EMPTY_ENTRY, title: name, text: description, note: keywords.join(', '), link }
}

function group({ name, keywords }: Resume['skills'][number]): ResumeEntry {
  return { ...EMPTY_ENTRY, title: name, text: keywords.join(', ') }
}

function language({ language: title, fluency = '' }: Resume['languages'][number]): ResumeEntry {
  return { ...EMPTY_ENTRY, title, text: fluency }
}

function interest({ name, keywords }: Resume['interests'][number]): ResumeEntry {
  return { ...EMPTY_ENTRY, title: keywords.length > 0 ? `${name} (${keywords.join(', ')})` : name }
}

function periodOf({ startDate, endDate }: { startDate: string; endDate?: string }): ResumeMoment[] {
  const end = endDate
    ? { text: formatResumeDate(endDate), date: endDate }
    : { text: RESUME.today, date: null }
  return [{ text: formatResumeDate(startDate), date: startDate }, end]
}

/** A link whose text is its URL, readable on paper. */
function webLink(url: string): ResumeLink {
  return { text: url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), href: url }
}

function placeName({ city, countryCode }: { city: string; countryCode?: string }): string {
  return joined(', ', city, countryCode && new Intl.DisplayNames('es', { type: 'region' }).of(countryCode))
}

function joined(separator: string, ...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(separator)
}
