import { createHash } from 'node:crypto'

/** The rows of React's format for server components that say how long they are: texts and typed arrays, which may hold line ends. */
const SIZED = /^[TAOobUSsLlGgMmV]$/
const ROW_START = /^([0-9a-f]*):/
const LONGEST_START = 24
/** `"$1f"`, `"$L1f"`, `"$1f:props:children"`: another row, or a part of it. A text of its own that begins like this has `$$`. */
const REFERENCE = /(?<!\\)"\$([^0-9a-f$"]?)([0-9a-f]+)(?=[":])/g

type Row = { id: string; isText: boolean; text: string }

/**
 * What a page's data says. React numbers and writes the parts of a page in the order in which they are ready, so the bytes differ
 * each time a page is rendered, although it is the same page.
 * @param data rows of `id:tag…`, see processBinaryChunk in React's client
 * @returns a hash; that of the bytes where they are no rows
 */
export function contentOf(data: Buffer): string {
  const rows = readRows(data)
  return rows ? contentOfRows(rows) : hashOf([data])
}

/**
 * Names each part by its rows, with the names that the parts they refer to had one round before, until another round tells no more
 * of them apart (colour refinement): rows refer to each other in circles too.
 */
function contentOfRows(rows: Row[]): string {
  const parts = new Map<string, Row[]>()
  for (const row of rows) parts.set(row.id, [...(parts.get(row.id) ?? []), row])
  // What asks for something beside has no number, and no order.
  const hints = (parts.get('') ?? []).map(({ text }) => text)
  parts.delete('')

  let names = new Map([...parts.keys()].map((id) => [id, '']))
  const toldApart = () => new Set(names.values()).size
  let before: number
  do {
    before = toldApart()
    const known = names
    const named = ({ isText, text }: Row) => (isText ? text : withNames(text, known))
    names = new Map([...parts].map(([id, own]) => [id, hashOf([known.get(id) ?? '', ...own.map(named)])]))
  } while (toldApart() > before)
  return hashOf([names.get('0') ?? '', ...[...names.values()].sort(), ...hints.sort()])
}

/** A row whose references are names. What isn't there has none. */
function withNames(text: string, names: Map<string, string>): string {
  return text.replace(REFERENCE, (reference, kind: string, id: string) => {
    const name = names.get(id)
    return name === undefined ? reference : `"$${kind}~${name}`
  })
}

/** @returns null where the data has another form */
function readRows(data: Buffer): Row[] | null {
  const rows: Row[] = []
  let at = 0
  while (at < data.length) {
    const start = ROW_START.exec(data.toString('latin1', at, at + LONGEST_START))
    if (!start) return null
    const [{ length }, id = ''] = start
    const from = at + length
    const isText = SIZED.test(data.toString('latin1', from, from + 1))
    const end = isText ? endOfSized(data, from + 1) : data.indexOf('\n', from) + 1
    if (end <= from || end > data.length) return null
    rows.push({ id, isText, text: data.toString('latin1', from, end) })
    at = end
  }
  return rows.length > 0 ? rows : null
}

/** @returns 0 where no length is given */
function endOfSized(data: Buffer, from: number): number {
  const comma = data.indexOf(',', from)
  const size = data.toString('latin1', from, Math.max(comma, from))
  return /^[0-9a-f]{1,8}$/.test(size) ? comma + 1 + Number.parseInt(size, 16) : 0
}

/** Each part is told from the next by its length. */
function hashOf(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('base64url')
}
