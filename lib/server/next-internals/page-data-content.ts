import { createHash } from 'node:crypto'

/**
 * Tags of the rows that state their length in React's format for server components: texts and typed arrays, which may
 * contain line feeds.
 */
const SIZED = /^[TAOobUSsLlGgMmV]$/
const ROW_START = /^([0-9a-f]*):/
const LONGEST_START = 24
/**
 * `"$1f"`, `"$L1f"`, `"$1f:props:children"`: a reference to another row, or to part of it. Literal text that starts
 * with a dollar sign is escaped as `$$`.
 */
const REFERENCE = /(?<!\\)"\$([^0-9a-f$"]?)([0-9a-f]+)(?=[":])/g

type Row = { id: string; isText: boolean; text: string }

/**
 * Returns a hash of a page's data that doesn't depend on the order of its rows. React numbers and writes the parts of a
 * page in the order in which they are ready. The bytes therefore differ between renders of the same page.
 * @param data rows of `id:tag…`, see processBinaryChunk in React's client
 * @returns a hash of the content; a hash of the bytes when they aren't rows
 */
export function contentOf(data: Buffer): string {
  const rows = readRows(data)
  return rows ? contentOfRows(rows) : hashOf([data])
}

/**
 * Hashes each part by its rows, with references replaced by the previous round's hashes of their targets. Rounds repeat
 * until one distinguishes no further parts (colour refinement), since references can be circular.
 */
function contentOfRows(rows: Row[]): string {
  const parts = new Map<string, Row[]>()
  for (const row of rows) parts.set(row.id, [...(parts.get(row.id) ?? []), row])
  // Hints, which request other resources, have no id and no order.
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

/** Replaces the references of a row by names. References to missing rows stay as they are. */
function withNames(text: string, names: Map<string, string>): string {
  return text.replace(REFERENCE, (reference, kind: string, id: string) => {
    const name = names.get(id)
    return name === undefined ? reference : `"$${kind}~${name}`
  })
}

/** @returns null when the data has another format */
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

/** @returns 0 when no length is stated */
function endOfSized(data: Buffer, from: number): number {
  const comma = data.indexOf(',', from)
  const size = data.toString('latin1', from, Math.max(comma, from))
  return /^[0-9a-f]{1,8}$/.test(size) ? comma + 1 + Number.parseInt(size, 16) : 0
}

/** Prefixes each part with its length, so that the boundaries between parts affect the hash. */
function hashOf(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('base64url')
}
