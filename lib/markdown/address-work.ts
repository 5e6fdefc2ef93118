/**
 * A host with its scheme or `www.`. By GitHub's rules it ends at white space, or at any punctuation or symbol other
 * than `-`, `.` and `_`.
 */
const HOST = /(?:https?:\/\/|www\.)(?:[^\s\p{P}\p{S}]|[-._\u{10000}-\u{10ffff}])*/giu
/** Characters that belong to an address only if more of it follows; the parser looks ahead from each of them. */
const TRAIL = /(?:[!"')*,.:;?_~\]]|&[a-z]*;?)+/gi

/**
 * Estimates the steps needed to parse an address that isn't in brackets. Long paths cost little; long hosts and long
 * runs of punctuation cost their length squared.
 */
export function parserWork(address: string): number {
  let work = 0
  for (const pattern of [HOST, TRAIL])
    for (const [part] of address.matchAll(pattern)) work += part.length ** 2
  return work
}

const RUN = /[^\t\n\r ]+/g
const BEGINNING = /(?<![\da-z])(?:https?:\/\/|www(?=\.))/gi

/**
 * Estimates the steps needed to search a text for addresses again after parsing: from each start of an address to the
 * next white space.
 */
export function searchWork(text: string): number {
  let work = 0
  for (const [run] of text.matchAll(RUN))
    for (const { index } of run.matchAll(BEGINNING)) work += run.length - index
  return work
}
