/** Behind the end of a PDF, and in the comment of an archive, where readers pass over it. */
const MARK = /\n%source ([\w-]+)\n$/

/** Writes into a printed form what it was made from. @param data of a PDF, or of a DOCX, which is an archive */
export function markSource(data: Buffer, version: string): Buffer {
  const mark = Buffer.from(`\n%source ${version}\n`, 'latin1')
  const marked = Buffer.concat([data, mark])
  // An archive ends with its comment, and the length of that comment stands before it.
  if (isArchive(data)) marked.writeUInt16LE(mark.length, data.length - 2)
  return marked
}

/**
 * What a printed form was made from; null for a file that `npm run cv` didn't make, or that was annotated, signed or
 * saved by another program since.
 */
export function sourceOf(data: Buffer): string | null {
  return MARK.exec(data.subarray(-100).toString('latin1'))?.[1] ?? null
}

function isArchive(data: Buffer): boolean {
  return data.subarray(0, 2).toString('latin1') === 'PK'
}
