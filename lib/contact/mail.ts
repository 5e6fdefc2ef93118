import 'server-only'
import { folders } from '../site/content-folder'
import { env } from '../site/env'
import { causeOf } from '../site/log'
import { isMailAddress } from '../site/schema-parts'
import { owner } from '../site/owner'
import { ContentProblemsError } from '../validation/problems'
import { absoluteUrl, siteUrl } from '../site/site-url'
import { decodeSegment } from '../site/routes'
import { formatDate, nowInMadrid } from '../text/date'
import { parseUrl } from '../text/parse-url'
import type { Message } from './inbox'
import { singleSpaces } from '../text/folding'

/** Maximum length of the name in the subject, so that it fits in one line. */
const MAX_NAME = 80

const KINDS = { offer: 'Oferta de trabajo', project: 'Proyecto', other: 'Mensaje' }

/**
 * Creates a function that sends messages to the owner, over a separate connection for each. It resolves once the server
 * has accepted the mail.
 * @param url smtp: (with STARTTLS where it is offered) or smtps:; its query takes precedence over the options set here
 */
export async function createMailer(url: string): Promise<(message: Message) => Promise<void>> {
  const { createTransport } = await import('nodemailer')
  const { username, hostname } = parseUrl(url) ?? {}
  const transport = createTransport({
    url,
    // A password is never sent over a network unencrypted, not even if an attacker removes STARTTLS.
    requireTLS: Boolean(username) && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname ?? ''),
    // A message must not make nodemailer read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (message) => void (await transport.sendMail(messageMail(message)))
}

/**
 * Converts a message to the mail that the owner receives, in Spanish. Its Message-ID is the same for every attempt.
 * @throws ContentProblemsError without a recipient
 */
export function messageMail({ id, kind, name, email, article, receivedAt, text }: Message) {
  const { from, to } = mailAddresses()
  const shownName = oneLine(name, MAX_NAME)
  const address = oneLine(email)
  // Non-ASCII characters before the @ require support by the servers on both ends (RFC 6532).
  const canReply = isMailAddress(address) && /^[\x21-\x7E]+@/.test(address)
  // Without characters that have a meaning in address lists; the text contains the full name.
  const replyName = oneLine(shownName.replace(/[^\p{L}\p{M}\p{N} .'’-]/gu, ' '))
  return {
    from,
    to,
    replyTo: canReply ? { name: replyName, address } : undefined,
    // Mail programs would decode encoded words when displaying the subject.
    subject: `${KINDS[kind]} de ${shownName.replaceAll('=?', '= ?')}`,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(receivedAt),
    text: [
      `Nombre: ${oneLine(name)}`,
      `Correo: ${address}`,
      `Motivo: ${KINDS[kind]}`,
      ...(article === null ? [] : [`Artículo: ${absoluteUrl(oneLine(article))}`]),
      `Recibido: ${formatDate(nowInMadrid(new Date(receivedAt)))} (hora de Madrid)`,
      '',
      plainLines(text),
      '',
      '-- ',
      `Enviado desde el formulario de contacto de ${new URL(siteUrl).host}.`,
      canReply
        ? `Si respondes a este correo, tu respuesta llegará a ${address}.`
        : `Para responder, escribe a ${address}.`,
    ].join('\n'),
  }
}

/**
 * Returns sender and recipient of the mails. The recipient is CONTACT_TO, or else the site's own address; the sender is
 * the SMTP account if it is a mail address, or else the recipient.
 * @param email of site.ts
 * @throws ContentProblemsError without a recipient
 */
export function mailAddresses(
  { SMTP_URL, CONTACT_TO }: { SMTP_URL?: string; CONTACT_TO?: string } = env,
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
  const account = decodeSegment(parseUrl(SMTP_URL ?? '')?.username ?? '') ?? ''
  return { from: isMailAddress(account) ? account : to, to }
}

/** "Service not available, closing transmission channel", possible in response to any command. */
const SHUTTING_DOWN = 421

/**
 * Explains why a message could not be delivered. Only a response of the server to the text itself concerns the message.
 * Sender and recipient are the owner's and the same for all: when they are refused, all messages wait.
 * @returns `text`: may quote the server, addresses included: it must not be logged. `code`: error code, status and SMTP
 *   command
 */
export function faultOf(error: unknown) {
  const { code, responseCode, command } = Object(error) as Record<string, unknown>
  const status = typeof responseCode === 'number' ? responseCode : 0
  const isOfMessage = code === 'EMESSAGE' && status !== SHUTTING_DOWN
  return {
    text: causeOf(error),
    code: [code, status, command].filter(Boolean).join(' ') || 'unknown',
    isOfMessage,
    isPermanent: isOfMessage && status >= 500,
  }
}

/**
 * Control and format characters, line separators and lone surrogates: they move a cursor, change the text direction or
 * end a header. Names and emojis need the two joiners.
 */
const CONTROLS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/**
 * Returns a text as one line, without control characters.
 * @param max maximum length in characters; a longer text is cut and ends in an ellipsis
 */
export function oneLine(text: string, max = Infinity): string {
  const line = singleSpaces(text.replace(CONTROLS, ' '))
  const characters = [...line]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line
}

/** Returns a text with its line breaks and tabs, but without all other control characters. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, (found) => (/[\n\t]/.test(found) ? found : ''))
}
