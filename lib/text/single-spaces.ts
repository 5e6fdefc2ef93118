/** Collapses each run of white space, line breaks included, to one space, and trims the text. */
export function singleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
