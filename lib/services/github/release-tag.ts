import 'server-only'
import { z } from 'zod'
import { site } from '../../config/owner'
import packageJson from '@/package.json'
import { env } from '../../config/env'
import { FetchFailure, fetchText } from '../http/fetch-text'
import { StaleIfErrorValue } from '../../cache/stale-if-error'
import { serviceStore } from '../../cache/service-store'
import { processWide } from '../../config/process-wide'

const MAX_AGE_MS = 60 * 60_000
const tagsSchema = z.array(z.object({ name: z.string().min(1) }))

export type ReleaseTag = { state: 'found'; name: string } | { state: 'none' } | { state: 'failed' }

/**
 * The name of the newest tag of the repository in `content/site.ts`, fetched at most once an hour; without
 * a repository, the version in package.json. On a failure, the last good value, or `failed` without one.
 */
export async function getReleaseTag(): Promise<ReleaseTag> {
  const { repository } = site
  if (!repository) return { state: 'found', name: `v${packageJson.version}` }
  try {
    const name = await keptTag(repository).get(MAX_AGE_MS)
    return name ? { state: 'found', name } : { state: 'none' }
  } catch {
    return { state: 'failed' } // the cause was logged when the refresh failed
  }
}

function keptTag(repository: string): StaleIfErrorValue<string> {
  return processWide('release-tag', () => {
    const endpoint = `${env.GITHUB_API_BASE}/repos/${repository}/tags`
    return new StaleIfErrorValue<string>({
      name: endpoint,
      shelf: serviceStore(),
      load: () => loadTag(endpoint),
    })
  })
}

/** @returns an empty string when the repository has no tags */
export async function loadTag(endpoint: string): Promise<string> {
  const authorization = env.GITHUB_TOKEN ? { authorization: `Bearer ${env.GITHUB_TOKEN}` } : undefined
  const { status, text } = await fetchText(endpoint, {
    accept: 'application/vnd.github+json',
    'user-agent': `portfolio/${packageJson.version}`,
    ...authorization,
  })
  if (status !== 200) throw new FetchFailure(`${endpoint} answered ${status}`, false)
  return tagsSchema.parse(JSON.parse(text))[0]?.name ?? ''
}
