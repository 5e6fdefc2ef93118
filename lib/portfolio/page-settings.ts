import 'server-only'
import { COUNTERS_KEEP_DAYS } from '../config/constants'
import { env } from '../config/env'
import { hasContactForm } from './contact'
import { followFile } from './followed-file'

/** What the site does with data, as the environment says; see lib/copy/privacy-data.ts. */
export function dataSettings() {
  return {
    form: hasContactForm() ? { keepDays: env.CONTACT_KEEP_DAYS, mailed: Boolean(env.SMTP_URL) } : null,
    counters: env.COUNTERS === 'on' ? { keepDays: COUNTERS_KEEP_DAYS } : null,
  }
}

const settings = followFile('settings', dataSettings)

/** Ties the page that is being made to these settings: one made under others, as by a build elsewhere, is made again. */
export async function dependsOnSettings(): Promise<void> {
  await settings.dependOn()
}
