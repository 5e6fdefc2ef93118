import { readFile, writeFile } from 'node:fs/promises'

/** The day on which each link last worked, such as `2026-11-22`. */
export type SeenLinks = Map<string, string>

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Reads the days that an earlier run recorded. Empty where the file is missing or damaged. */
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

/** Writes the links in alphabetical order, so that versions of the file can be compared. */
export async function writeSeenLinks(file: string, seen: SeenLinks): Promise<void> {
  const sorted = Object.fromEntries([...seen].sort(([a], [b]) => a.localeCompare(b)))
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Returns the number of whole days between two days. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000)
}
