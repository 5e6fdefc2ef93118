import 'server-only'
import { parseUrl } from '../text/parse-url'
import { folders } from './content-folder'
import { env } from './env'
import { isMailAddress } from './mail'
import { owner } from './owner'
import { ContentProblemsError } from '../validation/problems'

type Settings = { SMTP_URL?: string; CONTACT_TO?: string }

/**
 * Returns sender and recipient of the contact form's messages. The recipient is CONTACT_TO, or else the site's own
 * address; the sender is the SMTP account if it is a mail address, or else the recipient.
 * @param email of site.ts
 * @throws ContentProblemsError when there is a mail server and no recipient
 */
export function contactAddresses(
  { SMTP_URL, CONTACT_TO }: Settings = env,
  email: string | null = owner.site.email,
): { from: string; to: string } {
  const to = CONTACT_TO ?? email
  if (!to)
    throw new ContentProblemsError([
      {
        severity: 'error',
        file: `${folders.name}/site.ts`,
        place: null,
        field: 'email',
        message: 'is missing, and SMTP_URL is set: nobody would receive the messages of the contact form',
        fix: 'Write it there, or set CONTACT_TO',
      },
    ])
  const account = accountOf(SMTP_URL)
  return { from: account !== null && isMailAddress(account) ? account : to, to }
}

function accountOf(url: string | undefined): string | null {
  try {
    return decodeURIComponent(parseUrl(url ?? '')?.username ?? '')
  } catch {
    return null
  }
}
