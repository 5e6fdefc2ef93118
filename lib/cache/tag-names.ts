import { processWide } from '../config/process-wide'
import { versionOf } from './version'

/** The framework refuses tags of more than 256 characters; a version stands before the name. */
const MAX_LENGTH = 200

const longNames = () => processWide('long-tag-names', () => new Map<string, string>())

/** The name of a value as a tag of a page can carry it: without commas and blanks, and not too long. */
export function tagOfName(name: string): string {
  const tag = encodeURIComponent(name)
  if (tag.length <= MAX_LENGTH) return tag
  const short = `~${versionOf(name)}`
  longNames().set(short, name)
  return short
}

/** The name behind a tag; null for a long one that this process has not met yet. */
export function nameOfTag(tag: string): string | null {
  return tag.startsWith('~') ? (longNames().get(tag) ?? null) : decodeURIComponent(tag)
}
