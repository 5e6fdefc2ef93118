import 'server-only'
import { COUNTERS_KEEP_DAYS } from '../config/constants'
import { env } from '../config/env'
import { measurementId } from '../config/measurement-id'
import { siteUrl } from '../config/site-url'
import { hasContactForm } from './contact'
import { apiBase } from './source'

/** Returns which data the site handles, according to the environment variables; see lib/copy/privacy-data.ts. */
export function dataSettings() {
  return {
    form: hasContactForm() ? { keepDays: env.CONTACT_KEEP_DAYS, mailed: Boolean(env.SMTP_URL) } : null,
    counters: env.COUNTERS === 'on' ? { keepDays: COUNTERS_KEEP_DAYS } : null,
  }
}

/**
 * Returns the settings of the environment that pages show. They are a part of the content, so that a page which was
 * made with others, for example by a build elsewhere, is made again.
 */
export function pageSettings() {
  return { ...dataSettings(), siteUrl, measurementId, hasApi: apiBase !== null }
}
