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

/** A subject is shown in one line. */
const MAX_NAME = 80

/**
 * A message as the mail that its owner gets.
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

/** What mail programs would decode where it is shown. */
function withoutCodes(text: string): string {
  return text.replaceAll('=?', '= ?')
}

/** Signs that mean something in a list of addresses stand in the text of the mail alone. */
function nameInHeader(name: string): string {
  return oneLine(name.replace(/[^\p{L}\p{M}\p{N} .'’-]/gu, ' '))
}

/** The part before the @ in other than ASCII letters needs servers on both ends that know of it (RFC 6532). */
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
