import 'server-only'
import { env } from '../config/env'
import { hasContactForm } from './contact'
import { followFile } from './followed-file'

/** Returns which data the site handles, according to the environment variables; see lib/copy/privacy-data.ts. */
export function dataSettings() {
  return {
    form: hasContactForm() ? { keepDays: env.CONTACT_KEEP_DAYS, mailed: Boolean(env.SMTP_URL) } : null,
  }
}

const settings = followFile('settings', dataSettings)

/**
 * Makes the page that is being rendered depend on these settings: a page rendered with others, for example by a build
 * elsewhere, is rendered again.
 */
export async function dependsOnSettings(): Promise<void> {
  await settings.dependOn()
}
