import { readFile, writeFile } from 'node:fs/promises'

/** When each link was last seen to work, as days: `2026-11-22`. */
export type SeenLinks = Map<string, string>

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What an earlier look has noted; nothing of a file that is missing or has been damaged. */
export async function readSeenLinks(file: string): Promise<SeenLinks> {
  try {
    const held: unknown = JSON.parse(await readFile(file, 'utf8'))
    return new Map(
      Object.entries(Object(held)).filter((entry): entry is [string, string] => DAY.test(String(entry[1]))),
    )
  } catch {
    return new Map()
  }
}

/** Notes the links in alphabetical order, so that a version of the file can be compared with another. */
export async function writeSeenLinks(file: string, seen: SeenLinks): Promise<void> {
  const sorted = Object.fromEntries([...seen].sort(([a], [b]) => a.localeCompare(b)))
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Whole days between two. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000)
}
