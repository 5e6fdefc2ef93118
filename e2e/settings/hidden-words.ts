import { isUtf8 } from 'node:buffer'
import { inflateRawSync, inflateSync } from 'node:zlib'

/* Finds e-mail addresses in served files, in every form in which an address harvester could still recognise them. */

/**
 * Returns the forms in which a body contains one of the addresses; empty if it contains none.
 * @param addresses in lower case
 */
export function formsIn(body: Buffer, addresses: readonly string[]): string[] {
  const texts = [...textsOf(body), ...inflatedParts(body).flatMap(textsOf)]
  const found = new Set<string>()
  for (const text of texts) {
    const [lower, once] = [text.toLowerCase(), decoded(text)]
    const readings = {
      plain: joined(decoded(once)),
      words: inWords(once),
      hex: text.includes('<') ? hex(text) : '',
    }
    for (const [form, words] of Object.entries(readings)) {
      const all = words.toLowerCase()
      for (const address of addresses) if (all.includes(address)) found.add(`${form}: ${address}`)
    }
    for (const address of addresses) {
      // Reverse the address rather than the text, which may be megabytes long.
      if (lower.includes([...address].reverse().join(''))) found.add(`reversed: ${address}`)
      if (inBase64(address).some((encoded) => text.includes(encoded))) found.add(`base64: ${address}`)
    }
  }
  return [...found]
}

/** Returns the possible text decodings of the bytes. */
function textsOf(body: Buffer): string[] {
  if (!isUtf8(body))
    return [body.toString('latin1'), body.toString('utf16le'), body.subarray(1).toString('utf16le')]
  return [body.toString('utf8')]
}

const NAMED: Record<string, string> = { commat: '@', period: '.', amp: '&' }

const percent = (text: string) =>
  text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => character(parseInt(code, 16)))
const entities = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) => character(parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => character(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => NAMED[name.toLowerCase()] ?? whole)
const escapes = (text: string) =>
  text.replace(/\\(?:u\{?([0-9a-f]{1,6})\}?|x([0-9a-f]{2}))/gi, (_, long?: string, short?: string) =>
    character(parseInt(long ?? short ?? '0', 16)),
  )
const hex = (text: string) =>
  text.replace(/<((?:[0-9a-f]{2}\s*)+)>/gi, (_, code: string) =>
    Buffer.from(code.replace(/\s/g, ''), 'hex').toString('latin1').replaceAll('\0', ''),
  )
const decoded = (text: string) => escapes(entities(percent(text)))
const joined = (text: string) => text.replace(/<[^>]*>/g, '').replace(/[^a-z0-9@._+-]/gi, '')
const inWords = (text: string) =>
  text
    .replace(/[\s([{<]*(?:\bat\b|\barroba\b)[\s)\]}>]*/gi, '@')
    .replace(/[\s([{<]*\b(?:dot|punto)\b[\s)\]}>]*/gi, '.')

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Returns the base64 encodings of an address, one for each alignment. */
function inBase64(address: string): string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.from(' '.repeat(before) + address)
      .toString('base64')
      .replace(/=+$/, '')
    return text.slice(before === 0 ? 0 : before + 1, -1)
  })
}

/** Returns the inflated streams of a PDF, or entries of an archive such as a Word document. */
function inflatedParts(body: Buffer): Buffer[] {
  if (body.subarray(0, 5).toString('latin1') === '%PDF-') return inflatedAt(body, /stream\r?\n/g, inflateSync)
  return body.subarray(0, 2).toString('latin1') === 'PK' ? inflatedAt(body, /PK\x03\x04/g, inflateEntry) : []
}

function inflatedAt(body: Buffer, mark: RegExp, inflate: (part: Buffer) => Buffer): Buffer[] {
  return [...body.toString('latin1').matchAll(mark)].flatMap(({ index, 0: found }) => {
    try {
      return [inflate(body.subarray(index + (found.startsWith('PK') ? 0 : found.length)))]
    } catch {
      return [] // not compressed, so it was already searched as raw text
    }
  })
}

function inflateEntry(entry: Buffer): Buffer {
  return inflateRawSync(entry.subarray(30 + entry.readUInt16LE(26) + entry.readUInt16LE(28)))
}
