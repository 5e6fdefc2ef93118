import 'server-only'
import { z } from 'zod'
import { owner } from '../../config/owner'
import packageJson from '@/package.json'
import { env } from '../../config/env'
import { processWide } from '../../config/process-wide'
import { FetchFailure, fetchText } from '../http/fetch-text'
import { parseUrl } from '../../text/parse-url'
import type { CachedValue } from '../../cache/cached-value'
import type { Reading } from '../../cache/value-options'
import { serviceCache } from '../service-cache'

const MAX_AGE_MS = 60 * 60_000
const tagsSchema = z.array(z.object({ name: z.string().min(1) }))

export type ReleaseTag = { state: 'found'; name: string } | { state: 'none' } | { state: 'failed' }

/** @param reading the dependency of a page that shows the tag; null when there is none */
export type ReadReleaseTag = { tag: ReleaseTag; reading: Reading<string> | null }

/** Returns the name of the cached value, for pages that depend on it; each repository has its own. */
export const releaseName = () => `release ${owner.site.repository ?? ''}`
export const RELEASE_MAX_AGE_MS = MAX_AGE_MS

/**
 * Returns the newest tag of the repository in `content/site.ts`, loaded at most once an hour; without a repository, the
 * version in package.json. On a failure, returns the last good value, or `failed` without one.
 */
export async function getReleaseTag(): Promise<ReadReleaseTag> {
  const { repository } = owner.site
  if (!repository) return { tag: { state: 'found', name: `v${packageJson.version}` }, reading: null }
  try {
    const reading = await tagValue(repository).read(MAX_AGE_MS)
    const tag: ReleaseTag = reading.value ? { state: 'found', name: reading.value } : { state: 'none' }
    return { tag, reading }
  } catch {
    return { tag: { state: 'failed' }, reading: null } // the cause was logged when the refresh failed
  }
}

function tagValue(repository: string): CachedValue<string> {
  const tags = processWide('release-tag', () => new Map<string, CachedValue<string>>())
  const name = releaseName()
  const endpoint = `${env.GITHUB_API_BASE}/repos/${repository}/tags`
  const value =
    tags.get(name) ?? serviceCache().value<string>({ name, load: () => loadTag(endpoint), retries: true })
  tags.set(name, value)
  return value
}

/**
 * Loads the newest tag. Follows one redirect within the API, as GitHub sends it for a renamed repository. The token is
 * sent to no other origin.
 * @returns an empty string when the repository has no tags
 */
export async function loadTag(endpoint: string): Promise<string> {
  const authorization = env.GITHUB_TOKEN ? { authorization: `Bearer ${env.GITHUB_TOKEN}` } : undefined
  const headers = {
    accept: 'application/vnd.github+json',
    'user-agent': `portfolio/${packageJson.version}`,
    ...authorization,
  }
  const first = await fetchText(endpoint, headers)
  const moved = first.status > 300 && first.status < 400 ? sameOrigin(first.location, endpoint) : null
  const { status, text } = moved ? await fetchText(moved, headers) : first
  if (status !== 200) throw new FetchFailure(`${endpoint} answered ${status}`, false)
  return tagsSchema.parse(JSON.parse(text))[0]?.name ?? ''
}

function sameOrigin(location: string | null, endpoint: string): string | null {
  const url = location === null ? null : parseUrl(location, endpoint)
  return url?.origin === new URL(endpoint).origin ? url.href : null
}
