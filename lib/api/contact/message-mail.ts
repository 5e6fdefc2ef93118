import 'server-only'
import { contactAddresses } from '../../config/contact-mail'
import { isMailAddress } from '../../config/mail'
import { absoluteUrl, siteUrl } from '../../config/site-url'
import { CONTACT_MAIL } from '../../copy/contact-mail'
import type { Mail } from '../../services/messages/mailer'
import type { Message } from '../../services/messages/message'
import { oneLine, plainLines } from '../../text/control-characters'
import { formatDate } from '../../text/date'
import { nowInMadrid } from '../../text/madrid-clock'

/** Maximum length of the name in the subject, so that it fits in one line. */
const MAX_NAME = 80

/**
 * Converts a message to the mail that the owner receives.
 * @throws ContentProblemsError without a recipient
 */
export function messageMail(message: Message): Mail {
  const { from, to } = contactAddresses()
  const name = oneLine(message.name, MAX_NAME)
  const email = oneLine(message.email)
  return {
    from,
    to,
    replyTo: canBeHeader(email) ? { name: nameInHeader(name), address: email } : null,
    subject: CONTACT_MAIL.subject(CONTACT_MAIL.kinds[message.kind], withoutCodes(name)),
    text: bodyOf({ ...message, email }),
    messageId: `<${message.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(message.receivedAt),
  }
}

/** Breaks up encoded words, which mail programs would decode when displaying the subject. */
function withoutCodes(text: string): string {
  return text.replaceAll('=?', '= ?')
}

/** Removes characters with a meaning in address lists; the mail's text contains the full name. */
function nameInHeader(name: string): string {
  return oneLine(name.replace(/[^\p{L}\p{M}\p{N} .'’-]/gu, ' '))
}

/**
 * Whether an address can be in a header. Non-ASCII characters before the @ require support by the servers on both ends
 * (RFC 6532).
 */
function canBeHeader(email: string): boolean {
  return isMailAddress(email) && /^[\x21-\x7E]+@/.test(email)
}

function bodyOf({ kind, name, email, article, receivedAt, text }: Message): string {
  const { host } = new URL(siteUrl)
  const when = formatDate(nowInMadrid(new Date(receivedAt)))
  const facts = [
    [CONTACT_MAIL.name, oneLine(name)],
    [CONTACT_MAIL.email, email],
    [CONTACT_MAIL.kind, CONTACT_MAIL.kinds[kind]],
    ...(article === null ? [] : [[CONTACT_MAIL.article, absoluteUrl(oneLine(article))]]),
    [CONTACT_MAIL.received, CONTACT_MAIL.time(when)],
  ]
  const answer = canBeHeader(email) ? CONTACT_MAIL.answer(email) : CONTACT_MAIL.answerByHand(email)
  return [
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    plainLines(text),
    '',
    '-- ',
    CONTACT_MAIL.sentFrom(host),
    answer,
  ].join('\n')
}
