import 'server-only'
import { parseUrl } from '../../text/parse-url'
import { faultOf } from './mail-fault'

/** A mail in plain text. */
export type Mail = {
  from: string
  to: string
  /** Address for replies; null when it can't be used in a header. */
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  /** The same for every attempt, so that a mail server can recognise a duplicate. */
  messageId: string
  date: Date
}

/**
 * Sends a mail. Resolves once the server has accepted it.
 * @throws MailFault
 */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<void>

/**
 * Time limits of a connection. A server may take minutes to respond after the last line of a mail, and a client that
 * gives up too early sends the mail twice: the ten minutes are those of RFC 5321, section 4.5.3.2.6.
 */
const TIMEOUTS = { connectionTimeout: 30_000, greetingTimeout: 60_000, socketTimeout: 600_000 }

/**
 * Creates a function that sends mails through a mail server, over a separate connection for each mail.
 * @param url smtp: (with STARTTLS where it is offered) or smtps:; its query takes precedence over the options set here
 */
export async function createMailer(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): Promise<SendMail> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    ...TIMEOUTS,
    ...timeouts,
    // A message must not make nodemailer read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ replyTo, ...mail }, signal) => {
    try {
      await transport.sendMail({ ...mail, replyTo: replyTo ?? undefined, signal })
    } catch (error) {
      throw faultOf(error)
    }
  }
}

/**
 * Whether TLS is required: a password is never sent over a network unencrypted, not even if an attacker removes
 * STARTTLS.
 */
export function needsTls(url: string): boolean {
  const { username, hostname } = parseUrl(url) ?? {}
  return Boolean(username) && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname ?? '')
}
