import { withPdf } from './resume-readers'

/*
 * A small model of software that fills application forms from a PDF by what is known in public of how it works: texts
 * closer than a character are one, a line ends where its page has text below it, a bold line in capitals begins a
 * section, a gap above the usual begins an entry, and each text of an entry is scored for what it may be.
 */

type Piece = { text: string; x: number; end: number; y: number; bold: boolean }
type Line = Piece[]
type Feature = [holds: (piece: Piece) => boolean, score: number]

export type Filled = {
  name: string
  email: string
  phone: string
  jobs: { title: string; company: string; date: string }[]
}

const TITLES = ['Developer', 'Engineer', 'Intern']
const has = (pattern: RegExp) => (piece: Piece) => pattern.test(piece.text)
const isBold = ({ bold }: Piece) => bold

const NAME: Feature[] = [
  [has(/^[a-zA-Z\s.]+$/), 3],
  [isBold, 2],
  [has(/[@\d,/]/), -4],
  [has(/(?:\S+\s+){3}\S/), -2],
]
const DATE: Feature[] = [
  [has(/(?:19|20)\d\d/), 1],
  [has(/January|Feb|March|April|May|June|July|August|Sept|Octo|Nove|Dece|Present/), 1],
  [has(/,/), -1],
]
const TITLE: Feature[] = [
  [({ text }) => text.split(/\s/).some((word) => TITLES.includes(word)), 4],
  [has(/\d/), -4],
]

/** Fills the fields of a form from the PDF of an English CV. */
export async function fillForm(file: string): Promise<Filled> {
  const sections = sectionsOf(await linesOf(file))
  const head = (sections.get('') ?? []).flat()
  const jobs = entriesOf(sections.get('EXPERIENCE') ?? []).map((lines) => {
    const points = lines.findIndex(([first]) => first?.text.startsWith('•'))
    const pieces = lines.slice(0, points < 0 ? 2 : points).flat()
    const date = best(pieces, DATE)
    const title = best(pieces, TITLE)
    const others: Feature[] = [
      [isBold, 2],
      [({ text }) => text.includes(date) || text.includes(title), -4],
    ]
    return { title, company: best(pieces, others), date }
  })
  const found = (pattern: RegExp) => pattern.exec(head.map(({ text }) => text).join('\n'))?.[0] ?? ''
  const phone = found(/\(?\d{3}\)?[\s-]?\d{3}[\s-]?\d{4}/)
  return { name: best(head, NAME), email: found(/\S+@\S+\.\S+/), phone, jobs }
}

async function linesOf(file: string): Promise<Line[]> {
  return withPdf(file, async (document) => {
    const lines: Line[] = []
    let line: Line = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      await page.getOperatorList()
      for (const item of items) {
        if (!('str' in item)) continue
        const [, , , , x = 0, y = 0] = item.transform as number[]
        const { name } = page.commonObjs.get(item.fontName) as { name: string }
        if (item.str.trim())
          add(line, { text: item.str, x, end: x + item.width, y, bold: /bold/i.test(name) })
        if (!item.hasEOL) continue
        if (line.length > 0) lines.push(line)
        line = []
      }
    }
    if (line.length > 0) lines.push(line)
    return lines
  })
}

/** Adds a piece to a line: to the piece before it, if that is closer than a character. */
function add(line: Line, piece: Piece): void {
  const before = line.at(-1)
  const width = (piece.end - piece.x) / piece.text.length
  if (!before || piece.x - before.end > width) line.push(piece)
  else Object.assign(before, { text: before.text + piece.text, end: piece.end })
}

function sectionsOf(lines: Line[]): Map<string, Line[]> {
  const sections = new Map<string, Line[]>()
  let current = ''
  for (const [at, line] of lines.entries()) {
    const [only] = line
    const isTitle = at > 1 && line.length === 1 && only?.bold && only.text === only.text.toUpperCase()
    if (isTitle) current = only.text.trim()
    else sections.set(current, [...(sections.get(current) ?? []), line])
  }
  return sections
}

/** Lines with more than the usual distance between them belong to different entries. */
function entriesOf(lines: Line[]): Line[][] {
  const gaps = lines.map((line, at) => Math.round((lines[at - 1]?.[0]?.y ?? 0) - (line[0]?.y ?? 0)))
  const count = (gap: number) => gaps.filter((one) => one === gap).length
  const usual = gaps.slice(1).toSorted((a, b) => count(b) - count(a))[0] ?? 0
  return lines.reduce<Line[][]>((entries, line, at) => {
    const last = entries.at(-1)
    if (!last || (gaps[at] ?? 0) > usual * 1.4) entries.push([line])
    else last.push(line)
    return entries
  }, [])
}

/** Returns the first of the pieces with the highest score. */
function best(pieces: Piece[], features: Feature[]): string {
  const score = (piece: Piece) =>
    features.reduce((sum, [holds, points]) => sum + (holds(piece) ? points : 0), 0)
  return pieces.toSorted((a, b) => score(b) - score(a))[0]?.text.trim() ?? ''
}
