import 'server-only'
import { env } from '../config/env'
import { causeOf, log } from '../config/log'
import { findProcessWide, processWide } from '../config/process-wide'
import { createPageFiles, type PageFiles } from './page-files'
import { commonPolicy, type PolicyOptions } from './page-policy'

/**
 * Maximum delay, in milliseconds, until a change without on-demand revalidation deletes the files of pages that show
 * it.
 */
const SWEEP_MS = 1_000

const NAME = 'page-files'

type Options = Omit<Parameters<typeof createPageFiles>[0], 'folder'> & { policy: PolicyOptions }

/**
 * Opens the page files of this process.
 * @returns null when PAGE_FILES_DIR is not set or can't be used
 */
export function openPageFiles({ headers, policy, isProved }: Options): PageFiles | null {
  const folder = env.PAGE_FILES_DIR
  if (!folder) return null
  const all = {
    ...headers,
    'Content-Security-Policy': commonPolicy(policy),
    ...(env.SITE_INDEXING === 'off' && { 'X-Robots-Tag': 'noindex' }),
  }
  try {
    const files = createPageFiles({ folder, headers: all, isProved })
    setInterval(() => void files.sweep(), SWEEP_MS).unref()
    return processWide(NAME, () => files)
  } catch (error) {
    log('error', 'page-files.off', { folder, cause: causeOf(error), kept: 'the site answers by itself' })
    return null
  }
}

/**
 * Deletes all page files. Called after an on-demand revalidation, before its response: each page is requested once
 * before it is written again.
 */
export function dropPageFiles(): void {
  const files = findProcessWide(NAME) as PageFiles | undefined
  files?.dropAll()
}
