import 'server-only'
import { z } from 'zod'
import { owner } from '../site/owner'
import packageJson from '@/package.json'
import { ACCOUNT_SERVICES } from '../site/accounts'
import { env } from '../site/env'
import { FetchFailure, fetchText } from '../site/fetch-text'
import { parseUrl } from '../text/parse-url'
import { getContent } from '../content/content'

const tagsSchema = z.array(z.object({ name: z.string().min(1) }))

/** Reads the newest tag of the repository in `content/site.ts`; empty without a repository. @throws as below */
export async function readReleaseTag(): Promise<string> {
  const { repository } = owner.site
  return repository ? loadTag(`${ACCOUNT_SERVICES.github}/repos/${repository}/tags`) : ''
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
