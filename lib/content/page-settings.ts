import 'server-only'
import { env } from '../site/env'
import { siteUrl } from '../site/site-url'
import { hasContactForm } from '../site/contact-settings'
import { apiBase } from './source'

/** Returns which data the site handles, according to the environment variables; see lib/pages/privacy-data.ts. */
export function dataSettings() {
  return {
    form: hasContactForm() ? { keepDays: env.CONTACT_KEEP_DAYS, mailed: Boolean(env.SMTP_URL) } : null,
  }
}

/**
 * Returns the settings of the environment that pages show. They are a part of the content, so that a page which was
 * made with others, for example by a build elsewhere, is made again.
 */
export function pageSettings() {
  return { ...dataSettings(), siteUrl, hasApi: apiBase !== null }
}
