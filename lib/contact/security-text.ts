import 'server-only'
import { LANGUAGES } from '../site/language'
import { absoluteUrl } from '../site/site-url'
import { hasContactForm, shownEmail } from '../site/contact-settings'
import { routes } from '../site/routes'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180
const DAY_MS = 86_400_000
export const SECURITY_PATH = '/.well-known/security.txt'

/**
 * Creates the file security.txt (RFC 9116): where to report a vulnerability.
 * @returns null if the site shows no address and has no form
 */
export function securityText(now: Date): string | null {
  const email = shownEmail()
  const contacts = [
    ...(email ? [`mailto:${email}`] : []),
    ...(hasContactForm() ? [absoluteUrl(routes.contact)] : []),
  ]
  if (contacts.length === 0) return null
  // A whole day, so that the text and its ETag change once a day.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS)
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${absoluteUrl(SECURITY_PATH)}`,
  ]
    .join('\n')
    .concat('\n')
}
