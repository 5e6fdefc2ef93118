/** The fields that form-filling software looks for in a CV. */
type Fields = {
  name: string
  email: string | undefined
  work: Entry<'position' | 'name'>[]
  education: Entry<'area'>[]
}
type Entry<Name extends string> = Record<Name, string> & { startDate: string | null; endDate: string | null }

const MONTHS = 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'.split(' ')
const HEADINGS = 'Experiencia Conocimientos Proyectos Formación Certificados Premios Publicaciones'
  .concat(' Voluntariado Idiomas Referencias Intereses')
  .split(' ')
/** The line below the title of an entry: employer or school, and dates. */
const DATED = /^(.*?) · ((?:\d+ )?(?:[a-z]+\. )?\d{4}) – ((?:\d+ )?(?:[a-z]+\. )?\d{4}|actualidad)$/

/** Parses the plain text of a Spanish CV using only common knowledge: usual headings, and lines with dates. */
export function fieldsOf(text: string): Fields {
  const lines = text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const sections = new Map<string, string[]>()
  let current = ''
  for (const line of lines) {
    if (HEADINGS.includes(line)) current = line
    sections.set(current, [...(sections.get(current) ?? []), line])
  }
  const dated = (heading: string) => datedEntries(sections.get(heading) ?? [])
  return {
    name: lines[0] ?? '',
    email: /[\w.]+@[\w.]+\w/.exec(text)?.[0],
    work: dated('Experiencia').map(({ title, place, ...dates }) => ({
      position: title,
      name: place.split(', ')[0] ?? '',
      ...dates,
    })),
    education: dated('Formación').map(({ title, startDate, endDate }) => ({
      area: title,
      startDate,
      endDate,
    })),
  }
}

function datedEntries(lines: string[]) {
  return lines.flatMap((line, at) => {
    const [, place = '', start = '', end = ''] = DATED.exec(line) ?? []
    if (!start) return []
    return [{ title: lines[at - 1] ?? '', place, startDate: isoOf(start), endDate: isoOf(end) }]
  })
}

/** Converts «sept. 2022» to `2022-09`; null for a current job. */
function isoOf(date: string): string | null {
  const parts = date.split(' ').reverse()
  const [year, month, day] = parts
  if (date === 'actualidad') return null
  const number = String(MONTHS.indexOf(month ?? '') + 1).padStart(2, '0')
  return [year, month && number, day?.padStart(2, '0')].filter(Boolean).join('-')
}
