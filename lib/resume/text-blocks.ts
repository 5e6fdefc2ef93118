/** The sign with which people begin an item of a list in plain text. */
const SIGN = /^[-*•·–]\s+/

/** Removes the sign before an item of a list. */
export function withoutSign(point: string): string {
  return point.replace(SIGN, '')
}

/** Takes a plain text apart: each line is a paragraph, or lines with a sign before them are a list. */
export function textBlocks(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = []
  for (const line of text.split(/\s*\n\s*/).filter(Boolean)) {
    const last = blocks.at(-1)
    if (!SIGN.test(line)) blocks.push(line)
    else if (Array.isArray(last)) last.push(withoutSign(line))
    else blocks.push([withoutSign(line)])
  }
  return blocks
}
