const CREATOR = /\/Creator \((?:\\.|[^\\()])*\)/
const DATES = /(\/(?:Creation|Mod)Date \(D:)\d{14}/g

/**
 * Makes the information that Chromium writes into a PDF the document's own: its date instead of the moment of
 * printing, so that the same CV gives the same bytes, and its author instead of the browser's name. Everything
 * keeps its length, because the cross-reference table of the file counts bytes.
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

/** @returns null for a name that needs more bytes than there are */
function authorEntry(author: string, length: number): string | null {
  const utf16 = Buffer.from(`\ufeff${author}`, 'utf16le').swap16().toString('hex')
  const entry = `/Author <${utf16}>`
  return entry.length <= length ? entry.padEnd(length) : null
}

/** Tells whether a PDF came out of `npm run cv`; the owner's own file is never written over. */
export function isOwnPdf(pdf: Buffer): boolean {
  const text = pdf.toString('latin1')
  return /\/Producer \(Skia\/PDF/.test(text) && /\/Author </.test(text) && !CREATOR.test(text)
}
