import 'server-only'
import { unstable_cache } from 'next/cache'
import type { Reading } from '../cache/value-options'
import { nameOfTag, tagOfName } from '../cache/tag-names'
import { env } from '../config/env'

/** Prefix of page tags that contain the version and the name of a value. */
const VERSION_TAG = 'v:'

type Stamp = Pick<Reading<unknown>, 'version' | 'ageMs'>

/**
 * Declares that the page being rendered depends on a cached value: the page expires with the value, and is valid only
 * while this version of it is current.
 *
 * A page's `revalidate` must be a literal in its source, which REVALIDATE_SECONDS is not. A page inherits the period
 * and the tags of every `unstable_cache` entry it reads, so each dependency is such an entry, without content.
 * @param name of the value; also the tag by which Next expires the page
 * @param stamp of the reading that the page is rendered from
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

/** Seconds until the value is stale, at least one. */
function lifetimeSeconds(stamp: Stamp | null, maxAgeMs: number): number {
  const leftMs = Math.min(env.REVALIDATE_SECONDS * 1_000, maxAgeMs - (stamp?.ageMs ?? 0))
  return Math.max(1, Math.ceil(leftMs / 1_000))
}

/** Parses a version tag of a page; null for every other tag. */
export function readVersionTag(tag: string): { name: string; version: string } | null {
  const [, version, plain] = /^v:([\w-]+):(.+)$/.exec(tag) ?? []
  const name = plain ? nameOfTag(plain) : null
  return version && name ? { version, name } : null
}
