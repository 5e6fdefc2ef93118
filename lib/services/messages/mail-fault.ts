import 'server-only'

/** The reason why a mail was not accepted. The message may quote the server, addresses included: it must not be logged. */
export class MailFault extends Error {
  constructor(
    message: string,
    /** For the log: error code, status and SMTP command. */
    readonly code: string,
    /** Whether the fault concerns this message only; otherwise the next message would fail too. */
    readonly aboutMessage: boolean,
    readonly permanent: boolean,
  ) {
    super(message)
    this.name = 'MailFault'
  }
}

/**
 * Interprets an error of nodemailer. Only a response to the text itself concerns the message. Sender and recipient are
 * the owner's and the same for all messages: when they are refused, all messages wait until the owner has fixed that.
 */
export function faultOf(error: unknown): MailFault {
  if (error instanceof MailFault) return error
  const { message, code, responseCode, command } = Object(error) as Record<string, unknown>
  const text = typeof message === 'string' ? message : String(error)
  const status = typeof responseCode === 'number' ? responseCode : 0
  const aboutMessage = code === 'EMESSAGE' && status !== SHUTTING_DOWN
  const known = [code, status || null, command].filter(isWord).join(' ')
  return new MailFault(text, known || 'unknown', aboutMessage, aboutMessage && status >= 500)
}

/** "Service not available, closing transmission channel", possible in response to any command. */
const SHUTTING_DOWN = 421

function isWord(part: unknown): boolean {
  return typeof part === 'number' || (typeof part === 'string' && part !== '')
}
