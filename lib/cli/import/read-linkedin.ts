import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { openPromise } from 'yauzl'
import { readWithin } from '../../site/fetch-text'
import { causeOf } from '../../site/log'
import { parseUrl } from '../../text/parse-url'
import type { Found, ResumeRow } from './import-resume'

type Line = Record<string, string>

/** The tables of the export: the section of the CV that each fills, and the columns of its fields. */
const TABLES: Record<string, { section: string; columns: Record<string, string> }> = {
  'Positions.csv': {
    section: 'work',
    columns: {
      ...{ name: 'Company Name', position: 'Title', location: 'Location', startDate: 'Started On' },
      ...{ endDate: 'Finished On', summary: 'Description' },
    },
  },
  'Education.csv': {
    section: 'education',
    columns: {
      ...{ institution: 'School Name', studyType: 'Degree Name' },
      ...{ startDate: 'Start Date', endDate: 'End Date' },
    },
  },
  'Skills.csv': { section: 'skills', columns: { name: 'Name' } },
  'Languages.csv': { section: 'languages', columns: { language: 'Name', fluency: 'Proficiency' } },
  'Certifications.csv': {
    section: 'certificates',
    columns: { name: 'Name', issuer: 'Authority', date: 'Started On', url: 'Url' },
  },
  'Projects.csv': {
    section: 'projects',
    columns: {
      ...{ name: 'Title', description: 'Description', startDate: 'Started On' },
      ...{ endDate: 'Finished On', url: 'Url' },
    },
  },
}
const PROFILE = 'Profile.csv'
/** In English and Spanish. */
const MONTHS = 'jan ene,feb,mar,apr abr,may,jun,jul,aug ago,sep,oct,nov,dec dic'.split(',')
/** What the CV says of a language, by the first words of LinkedIn's level. */
const FLUENCY: Record<string, string> = {
  elementary: 'Nivel básico',
  limited: 'Nivel intermedio',
  professional: 'Nivel profesional',
  full: 'Nivel profesional alto',
  native: 'Bilingüe o nativo',
}
const MAX_BYTES = 20 * 1024 * 1024
const CSV = {
  columns: true,
  bom: true,
  relax_column_count: true,
  skip_empty_lines: true,
  trim: true,
} as const

/**
 * Reads the archive of one's data that LinkedIn gives.
 * @throws Error for another archive, or one that isn't whole
 */
export async function readLinkedIn(file: string): Promise<Found> {
  const name = path.basename(file)
  const { tables, left } = await readTables(file).catch((error: unknown) => {
    throw new Error(`${name} can't be read: ${causeOf(error)}`, { cause: error })
  })
  const [profile] = tables.get(PROFILE) ?? []
  if (!profile) throw new Error(`${name} holds no ${PROFILE}: it is no export of LinkedIn`)
  const resume: ResumeRow = { basics: basicsOf(profile) }
  for (const [table, { section, columns }] of Object.entries(TABLES)) {
    const tell = (what: string) => left.push(`${table}: ${what}`)
    const lines = tables.get(table) ?? []
    if (lines.length > 0) resume[section] = lines.map((line) => entryOf(line, columns, tell))
  }
  return { resume, left }
}

async function readTables(file: string): Promise<{ tables: Map<string, Line[]>; left: string[] }> {
  const tables = new Map<string, Line[]>()
  const left: string[] = []
  const archive = await openPromise(file)
  for await (const entry of archive.eachEntry()) {
    const table = path.posix.basename(entry.fileName)
    if (table === PROFILE || TABLES[table])
      tables.set(table, parse(await readWithin(await archive.openReadStreamPromise(entry), MAX_BYTES), CSV))
    else if (!entry.fileName.endsWith('/')) left.push(entry.fileName)
  }
  return { tables, left }
}

function basicsOf(profile: Line): ResumeRow {
  const [city, ...rest] = (profile['Geo Location'] ?? '').split(', ')
  return {
    name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
    label: profile.Headline,
    summary: profile.Summary,
    location: city ? { city, region: rest.length > 1 ? rest[0] : '' } : null,
    url: /https?:\/\/[^\s,\]]+/.exec(profile.Websites ?? '')?.[0],
  }
}

function entryOf(line: Line, columns: Record<string, string>, tell: (what: string) => void): ResumeRow {
  const fields = Object.entries(columns).map(([field, column]) => {
    const value = line[column] ?? ''
    const read = fieldOf(field, value)
    if (value && !read) tell(`"${value}" of "${column}" can't be read`)
    return [field, read]
  })
  return Object.fromEntries(fields)
}

function fieldOf(field: string, value: string): string {
  if (/date/i.test(field)) return dateOf(value)
  if (field === 'url') return parseUrl(value) ? value : ''
  return (field === 'fluency' && FLUENCY[value.toLowerCase().split(' ')[0] ?? '']) || value
}

/** Reads `Jan 2020`, `sept. de 2020`, `2020` or `2020-01-31`; empty for anything else. */
function dateOf(value: string): string {
  if (/^\d{4}(?:-\d{2}){0,2}$/.test(value)) return value
  const [, word = ' ', year] = /^([a-z]{3})[a-z]*\.?(?: de)? (\d{4})$/.exec(value.toLowerCase()) ?? []
  const month = MONTHS.findIndex((names) => names.split(' ').includes(word)) + 1
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : ''
}
