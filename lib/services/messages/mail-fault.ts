import 'server-only'

/** Why a mail was not taken. The message may quote the server, and with it addresses: it is not for the log. */
export class MailFault extends Error {
  constructor(
    message: string,
    /** For the log: what failed, in words of the protocol. */
    readonly code: string,
    /** Whether it says something about this one message; otherwise the next one would meet it too. */
    readonly aboutMessage: boolean,
    readonly permanent: boolean,
  ) {
    super(message)
    this.name = 'MailFault'
  }
}

/**
 * What an error of nodemailer means. Only an answer to the text itself is about the message: sender and recipient are
 * the owner's, the same for all, so that a refusal of them is to be mended, and all messages wait until it is.
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

/** "Service not available, closing transmission channel", whenever it comes. */
const SHUTTING_DOWN = 421

function isWord(part: unknown): boolean {
  return typeof part === 'number' || (typeof part === 'string' && part !== '')
}
