const CREATOR = /\/Creator \((?:\\.|[^\\()])*\)/
const DATES = /(\/(?:Creation|Mod)Date \(D:)\d{14}/g

/**
 * Replaces the metadata that Chromium writes into a PDF: its date by the CV's date, so that equal input gives equal
 * bytes, and the browser's name by the author's. Each value keeps its length, because the file's cross-reference
 * table contains byte offsets.
 * @param date local time, `YYYY-MM-DDTHH:MM:SS`
 */
export function setPdfInfo(pdf: Buffer, { author, date }: { author: string; date: string }): Buffer {
  const digits = date.slice(0, 19).replace(/\D/g, '').padEnd(14, '0')
  const text = pdf
    .toString('latin1')
    .replace(DATES, `$1${digits}`)
    .replace(CREATOR, (creator) => authorEntry(author, creator.length) ?? creator)
  return Buffer.from(text, 'latin1')
}

/** @returns null for a name that doesn't fit into the available bytes */
function authorEntry(author: string, length: number): string | null {
  const utf16 = Buffer.from(`\ufeff${author}`, 'utf16le').swap16().toString('hex')
  const entry = `/Author <${utf16}>`
  return entry.length <= length ? entry.padEnd(length) : null
}

/**
 * Whether a PDF is as `npm run cv` generated it; that command overwrites no other file without being told to.
 * Programs that annotate, sign or retitle a PDF append a second end of file.
 */
export function isOwnPdf(pdf: Buffer): boolean {
  const text = pdf.toString('latin1')
  if (text.split('%%EOF').length > 2) return false
  return /\/Producer \(Skia\/PDF/.test(text) && /\/Author </.test(text) && !CREATOR.test(text)
}
