/** The fields that form-filling software looks for in a CV; dates in ISO form, null for a current job. */
export type Fields = {
  name: string
  email: string | undefined
  phone: string | undefined
  place: string | undefined
  work: Entry<'position' | 'name'>[]
  education: Entry<'area' | 'institution'>[]
}
type Entry<Name extends string> = Record<Name, string> & { startDate: string | null; endDate: string | null }

const MONTHS = [
  'ene feb mar abr may jun jul ago sept oct nov dic',
  'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec',
]
const SECTIONS = { work: ['experiencia', 'experience'], education: ['formación', 'education'] }
const HEADINGS =
  'conocimientos proyectos certificados premios publicaciones voluntariado idiomas referencias intereses'
    .concat(' skills projects certificates awards publications volunteering languages references interests')
    .split(' ')
    .concat(...Object.values(SECTIONS))
const DATE = String.raw`(?:\d+ )?(?:[A-Za-z]+\.? )?\d{4}`
const PERIOD = new RegExp(`^(${DATE}) ?– ?(${DATE}|actualidad|present)$`)

/** Parses the plain text of a CV using only common knowledge: usual headings, bars, and lines with dates. */
export function fieldsOf(text: string): Fields {
  const lines = text
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const sections = new Map<string, string[]>()
  let current = ''
  for (const line of lines) {
    if (HEADINGS.includes(line.toLowerCase())) current = line.toLowerCase()
    sections.set(current, [...(sections.get(current) ?? []), line])
  }
  const dated = (names: string[]) => names.flatMap((name) => datedEntries(sections.get(name) ?? []))
  const head = (sections.get('') ?? []).flatMap(partsOf)
  return {
    name: lines[0] ?? '',
    email: head.find((part) => /^\S+@\S+\.\w+$/.test(part)),
    phone: head.find((part) => /^[+(]?\d[\d ()-]{6,}$/.test(part)),
    place: head.find((part) => /^\p{Lu}[\p{L} ]+(?:, [\p{L} ]+)+$/u.test(part)),
    work: dated(SECTIONS.work).map(({ title, places, ...dates }) => ({
      position: title,
      name: places[0] ?? '',
      ...dates,
    })),
    education: dated(SECTIONS.education).map(({ title, places, ...dates }) => ({
      area: title,
      institution: places.at(-1) ?? '',
      ...dates,
    })),
  }
}

function partsOf(line: string): string[] {
  return line.split('|').map((part) => part.trim())
}

/** Entries are where a line ends with a period: the title is above it, the other parts of the line are places. */
function datedEntries(lines: string[]) {
  return lines.flatMap((line, at) => {
    const parts = partsOf(line)
    const [, start = '', end = ''] = PERIOD.exec(parts.at(-1) ?? '') ?? []
    if (!start) return []
    return [
      {
        title: lines[at - 1] ?? '',
        places: parts.slice(0, -1),
        startDate: isoOf(start),
        endDate: isoOf(end),
      },
    ]
  })
}

/** Converts «sept. 2022» to `2022-09`; null for a current job. */
function isoOf(date: string): string | null {
  const [year, month = '', day] = date.replace('.', '').split(' ').reverse()
  if (date === 'actualidad' || date === 'present') return null
  const number = Math.max(...MONTHS.map((names) => names.split(' ').indexOf(month))) + 1
  return [year, month && String(number).padStart(2, '0'), day?.padStart(2, '0')].filter(Boolean).join('-')
}
