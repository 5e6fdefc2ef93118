import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { openPromise } from 'yauzl'
import { readWithin } from '../../content/fetch-text'
import { causeOf } from '../../site/log'
import { parseUrl } from '../../text/parse-url'
import type { Found, ResumeRow } from './import-resume'
import { Refusal } from './post'

type Line = Record<string, string>

const PERIOD = { startDate: 'Started On', endDate: 'Finished On' }
/** The tables of the export, by the section of the CV that each fills, with the columns of its fields. */
const TABLES: [file: string, section: string, columns: Record<string, string>][] = [
  [
    'Positions.csv',
    'work',
    { name: 'Company Name', position: 'Title', location: 'Location', ...PERIOD, summary: 'Description' },
  ],
  [
    'Education.csv',
    'education',
    { institution: 'School Name', studyType: 'Degree Name', startDate: 'Start Date', endDate: 'End Date' },
  ],
  ['Skills.csv', 'skills', { name: 'Name' }],
  ['Languages.csv', 'languages', { language: 'Name', fluency: 'Proficiency' }],
  [
    'Certifications.csv',
    'certificates',
    { name: 'Name', issuer: 'Authority', date: 'Started On', url: 'Url' },
  ],
  ['Projects.csv', 'projects', { name: 'Title', description: 'Description', ...PERIOD, url: 'Url' }],
]
const PROFILE = 'Profile.csv'
const PROFILE_COLUMNS = ['First Name', 'Last Name', 'Headline', 'Summary', 'Geo Location', 'Websites']
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
 * @throws Refusal for another archive, or one that isn't whole
 */
export async function readLinkedIn(file: string): Promise<Found> {
  const name = path.basename(file)
  const { tables, others } = await readTables(file).catch((error: unknown) => {
    throw new Refusal(`${name} can't be read: ${causeOf(error)}`)
  })
  const [profile] = tables.get(PROFILE) ?? []
  if (!profile) throw new Refusal(`${name} holds no ${PROFILE}: it is no export of LinkedIn`)
  const [url, ...websites] = (profile.Websites ?? '').match(/https?:\/\/[^\s,\]]+/g) ?? []
  const resume: ResumeRow = { basics: { ...basicsOf(profile), url } }
  const left = unusedColumns(PROFILE, [profile], PROFILE_COLUMNS)
  if (websites.length > 0) left.push(`${PROFILE}: ${websites.join(', ')}`)
  for (const [table, section, columns] of TABLES) {
    const lines = tables.get(table) ?? []
    left.push(...unusedColumns(table, lines, Object.values(columns)))
    const tell = (what: string) => left.push(`${table}: ${what}`)
    if (lines.length > 0) resume[section] = lines.map((line) => entryOf(line, columns, tell))
  }
  return { resume, left: others.length > 0 ? [...left, others.join(', ')] : left }
}

async function readTables(file: string): Promise<{ tables: Map<string, Line[]>; others: string[] }> {
  const known = [PROFILE, ...TABLES.map(([table]) => table)]
  const tables = new Map<string, Line[]>()
  const others: string[] = []
  const archive = await openPromise(file)
  for await (const entry of archive.eachEntry()) {
    const table = path.posix.basename(entry.fileName)
    if (known.includes(table))
      tables.set(table, parse(await readWithin(await archive.openReadStreamPromise(entry), MAX_BYTES), CSV))
    else if (!entry.fileName.endsWith('/')) others.push(entry.fileName)
  }
  return { tables, others }
}

function basicsOf(profile: Line): ResumeRow {
  const [city, ...rest] = (profile['Geo Location'] ?? '').split(', ')
  return {
    name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
    label: profile.Headline,
    summary: profile.Summary,
    location: city ? { city, region: rest.length > 1 ? rest[0] : '' } : null,
  }
}

function entryOf(line: Line, columns: Record<string, string>, tell: (what: string) => void): ResumeRow {
  const fields = Object.entries(columns).map(([field, column]) => {
    const value = line[column] ?? ''
    const isDate = /date/i.test(field)
    const fluency = field === 'fluency' ? FLUENCY[value.toLowerCase().split(' ')[0] ?? ''] : undefined
    const read = isDate ? dateOf(value) : field === 'url' && !parseUrl(value) ? '' : (fluency ?? value)
    if (value && !read) tell(`"${value}" of "${column}" can't be read`)
    return [field, read]
  })
  return Object.fromEntries(fields)
}

/** Reads `Jan 2020`, `sept. de 2020`, `2020` or `2020-01-31`; empty for anything else. */
function dateOf(value: string): string {
  if (/^\d{4}(?:-\d{2}){0,2}$/.test(value)) return value
  const [, word = ' ', year] = /^([a-z]{3})[a-z]*\.?(?: de)? (\d{4})$/.exec(value.toLowerCase()) ?? []
  const month = MONTHS.findIndex((names) => names.split(' ').includes(word)) + 1
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : ''
}

/** Names the columns that have something, and no place in the CV. */
function unusedColumns(table: string, lines: Line[], used: string[]): string[] {
  const names = new Set(lines.flatMap((line) => Object.keys(line).filter((column) => line[column])))
  const unused = [...names].filter((column) => !used.includes(column))
  return unused.length > 0 ? [`${table}: ${unused.join(', ')}`] : []
}
