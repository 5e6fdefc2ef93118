import 'server-only'
import { owner } from '../site/owner'
import packageJson from '@/package.json'
import { getContent } from './content'

export type ReleaseTag = { state: 'found'; name: string } | { state: 'none' } | { state: 'failed' }

/** The part of the content that holds the newest tag; empty without tags. */
export const RELEASE_PART = 'release'

/**
 * Returns the newest tag of the repository in `content/site.ts`; without a repository, the version in package.json.
 * `failed` while the tags could never be read.
 */
export async function getReleaseTag(): Promise<ReleaseTag> {
  if (!owner.site.repository) return { state: 'found', name: `v${packageJson.version}` }
  const tag = (await getContent()).values[RELEASE_PART]
  if (typeof tag !== 'string') return { state: 'failed' }
  return tag ? { state: 'found', name: tag } : { state: 'none' }
}
