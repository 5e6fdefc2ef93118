/** A text in which each run of blanks and line breaks is one blank, with none around it. */
export function singleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
