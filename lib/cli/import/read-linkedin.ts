import { parse } from 'csv-parse/sync'
import { openPromise } from 'yauzl'
import { readWithin } from '../../content/http/read-within'
import { parseUrl } from '../../text/parse-url'
import { type Found, type ResumeRow } from './merge-resume'
import { Refusal } from './post'

type Line = Record<string, string>
/** A table of the export: the section of the CV that it fills, and the columns of its fields. */
type Table = { section: string; columns: Record<string, string> }

const PERIOD = { startDate: 'Started On', endDate: 'Finished On' }
const TABLES: Record<string, Table> = {
  'Positions.csv': {
    section: 'work',
    columns: {
      name: 'Company Name',
      position: 'Title',
      location: 'Location',
      ...PERIOD,
      summary: 'Description',
    },
  },
  'Education.csv': {
    section: 'education',
    columns: {
      institution: 'School Name',
      studyType: 'Degree Name',
      startDate: 'Start Date',
      endDate: 'End Date',
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
    columns: { name: 'Title', description: 'Description', ...PERIOD, url: 'Url' },
  },
}
const PROFILE_COLUMNS = ['First Name', 'Last Name', 'Headline', 'Summary', 'Geo Location', 'Websites']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MAX_BYTES = 20 * 1024 * 1024

/**
 * Reads the archive of one's data that LinkedIn gives.
 * @throws Refusal for another archive, or one that isn't whole
 */
export async function readLinkedIn(file: string, name: string): Promise<Found> {
  const { tables, others } = await readTables(file, name)
  const [profile] = tables.get('Profile.csv') ?? []
  if (!profile) throw new Refusal(`${name} holds no Profile.csv: it is no export of LinkedIn`)
  const resume: ResumeRow = { basics: basicsOf(profile) }
  const left = unusedColumns('Profile.csv', [profile], PROFILE_COLUMNS)
  for (const [table, { section, columns }] of Object.entries(TABLES)) {
    const lines = tables.get(table) ?? []
    left.push(...unusedColumns(table, lines, Object.values(columns)))
    if (lines.length > 0)
      resume[section] = lines.map((line) => entryOf(line, columns, (what) => left.push(`${table}: ${what}`)))
  }
  return { resume, left: others.length > 0 ? [...left, others.join(', ')] : left }
}

async function readTables(file: string, name: string) {
  const tables = new Map<string, Line[]>()
  const others: string[] = []
  try {
    const archive = await openPromise(file)
    for await (const entry of archive.eachEntry()) {
      const table = entry.fileName.split('/').at(-1) ?? ''
      const isRead = table === 'Profile.csv' || table in TABLES
      if (!isRead && table) others.push(entry.fileName)
      if (!isRead) continue
      const bytes = await readWithin(await archive.openReadStreamPromise(entry), MAX_BYTES)
      tables.set(
        table,
        parse(bytes, {
          columns: true,
          bom: true,
          relax_column_count: true,
          skip_empty_lines: true,
          trim: true,
        }),
      )
    }
  } catch (error) {
    throw new Refusal(`${name} can't be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  return { tables, others }
}

function basicsOf(profile: Line): ResumeRow {
  const [city, ...rest] = (profile['Geo Location'] ?? '').split(', ')
  const [url] = /https?:\/\/[^\s,\]]+/.exec(profile.Websites ?? '') ?? []
  return {
    name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
    label: profile.Headline,
    summary: profile.Summary,
    url,
    location: city ? { city, region: rest.length > 1 ? rest[0] : '' } : null,
  }
}

function entryOf(line: Line, columns: Record<string, string>, tell: (what: string) => void): ResumeRow {
  const fields = Object.entries(columns).map(([field, column]) => {
    const value = line[column] ?? ''
    const isDate = /date/i.test(field)
    const read = isDate ? dateOf(value) : field === 'url' && !parseUrl(value) ? '' : value
    if (value && !read) tell(`"${value}" of "${column}" can't be read`)
    return [field, read]
  })
  return Object.fromEntries(fields)
}

/** Reads `Jan 2020`, `2020` or `2020-01-31`; empty for anything else. */
function dateOf(value: string): string {
  if (/^\d{4}(?:-\d{2}){0,2}$/.test(value)) return value
  const [, word = '', year] = /^([a-z]{3})[a-z]* (\d{4})$/i.exec(value) ?? []
  const month = MONTHS.indexOf(word.toLowerCase()) + 1
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : ''
}

/** Names the columns that have something, and no place in the CV. */
function unusedColumns(table: string, lines: Line[], used: string[]): string[] {
  const names = new Set(lines.flatMap((line) => Object.keys(line).filter((column) => line[column])))
  const unused = [...names].filter((column) => !used.includes(column))
  return unused.length > 0 ? [`${table}: ${unused.join(', ')}`] : []
}
