import 'server-only'
import { parseUrl } from '../../text/parse-url'
import { faultOf } from './mail-fault'

/** A mail in plain text. */
export type Mail = {
  from: string
  to: string
  /** Where an answer goes; null when the address can't stand in a header. */
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  /** The same for every try, so that a mail server can recognise one that it has already. */
  messageId: string
  date: Date
}

/**
 * Resolves once the server has taken the mail.
 * @throws MailFault
 */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<void>

/**
 * A server may think for minutes after the last line of a mail, and who gives up too early sends it twice: ten minutes
 * are those of RFC 5321, section 4.5.3.2.6.
 */
const TIMEOUTS = { connectionTimeout: 30_000, greetingTimeout: 60_000, socketTimeout: 600_000 }

/**
 * Sends through a mail server, over a connection of its own for each mail.
 * @param url smtp: (with STARTTLS where it is offered) or smtps:; its query goes before what is set here
 */
export async function createMailer(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): Promise<SendMail> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    ...TIMEOUTS,
    ...timeouts,
    // A message names no files and no addresses to load.
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

/** A password crosses a network encrypted or not at all, also when somebody on the way takes STARTTLS out. */
export function needsTls(url: string): boolean {
  const { username, hostname } = parseUrl(url) ?? {}
  return Boolean(username) && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname ?? '')
}
