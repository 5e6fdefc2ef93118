/** A host with what introduces it, up to where GitHub's rules end it: a sign that is none of `-`, `.` and `_`. */
const HOST = /(?:https?:\/\/|www\.)(?:[^\s\p{P}\p{S}]|[-._\u{10000}-\u{10ffff}])*/giu
/** Signs that belong to an address only if more of it follows: a parser looks for that from each of them. */
const TRAIL = /(?:[!"')*,.:;?_~\]]|&[a-z]*;?)+/gi

/** Steps to parse an address that no brackets enclose; long paths take few, long hosts and rows of points many. */
export function parserWork(address: string): number {
  let work = 0
  for (const pattern of [HOST, TRAIL])
    for (const [part] of address.matchAll(pattern)) work += part.length ** 2
  return work
}

const RUN = /[^\t\n\r ]+/g
const BEGINNING = /(?<![\da-z])(?:https?:\/\/|www(?=\.))/gi

/** Steps to look for addresses in a text once more after parsing: from each beginning to the next blank. */
export function searchWork(text: string): number {
  let work = 0
  for (const [run] of text.matchAll(RUN))
    for (const { index } of run.matchAll(BEGINNING)) work += run.length - index
  return work
}
