import type { CONTACT } from './contact-link-words'
import type { Same } from '../site/same'

export const CONTACT_EN: Same<typeof CONTACT> = {
  title: 'Contact',
  description: (name) =>
    `Write to ${name}: an offer, a project or anything else, with a form that needs no account and no third party.`,
  descriptionWithoutForm: (name) => `How to get in touch with ${name}.`,
  link: 'Get in touch',
  replyLink: 'Reply to this article',
}
