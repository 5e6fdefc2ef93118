import 'server-only'
import { unstable_cache } from 'next/cache'
import type { Reading } from '../cache/value-options'
import { nameOfTag, tagOfName } from '../cache/tag-names'
import { env } from '../config/env'

/** Before the version of a value in a tag of a page, and the name of the value behind it. */
const VERSION_TAG = 'v:'

type Stamp = Pick<Reading<unknown>, 'version' | 'ageMs'>

/**
 * Ties the page that is being made to a value that it shows: it lives no longer than the value does, and is right only as
 * long as this version of the value is the current one.
 *
 * A page's `revalidate` has to be a literal in its source; the owner's REVALIDATE_SECONDS is not. A cached value gives its
 * own period and tags to the page that reads it, so each dependency is such a value, with nothing in it.
 * @param name of the value; also the tag under which the framework expires the page
 * @param stamp of the very reading that the page is made from
 */
export async function dependsOn(
  name: string,
  stamp: Stamp | null = null,
  maxAgeMs = env.REVALIDATE_SECONDS * 1_000,
): Promise<void> {
  const plain = tagOfName(name)
  await unstable_cache(async () => name, ['dependency', name], {
    revalidate: lifetimeSeconds(stamp, maxAgeMs),
    tags: stamp ? [plain, `${VERSION_TAG}${stamp.version}:${plain}`] : [plain],
  })()
}

/** What is left of the time that the value is good for, at least one second. */
function lifetimeSeconds(stamp: Stamp | null, maxAgeMs: number): number {
  const leftMs = Math.min(env.REVALIDATE_SECONDS * 1_000, maxAgeMs - (stamp?.ageMs ?? 0))
  return Math.max(1, Math.ceil(leftMs / 1_000))
}

/** Reads the name and the version out of a page's tag; null for every other tag. */
export function readVersionTag(tag: string): { name: string; version: string } | null {
  const [, version, plain] = /^v:([\w-]+):(.+)$/.exec(tag) ?? []
  const name = plain ? nameOfTag(plain) : null
  return version && name ? { version, name } : null
}
