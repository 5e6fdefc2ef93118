import { processWide } from '../config/process-wide'
import { versionOf } from './version'

/** Next refuses tags of more than 256 characters, and a version precedes the name. */
const MAX_LENGTH = 200

const longNames = () => processWide('long-tag-names', () => new Map<string, string>())

/** Returns the name of a value as part of a page's tag: without commas and spaces, hashed when it is long. */
export function tagOfName(name: string): string {
  const tag = encodeURIComponent(name)
  if (tag.length <= MAX_LENGTH) return tag
  const short = `~${versionOf(name)}`
  longNames().set(short, name)
  return short
}

/** Returns the value name of a tag; null for a hashed name that this process has not computed yet. */
export function nameOfTag(tag: string): string | null {
  return tag.startsWith('~') ? (longNames().get(tag) ?? null) : decodeURIComponent(tag)
}
