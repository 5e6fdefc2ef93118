import type { CONTACT } from '../contact'
import type { Same } from '../same'

export const CONTACT_EN: Same<typeof CONTACT> = {
  title: 'Contact',
  heading: 'Contact',
  description: (name) =>
    `Write to ${name}: an offer, a project or anything else, with a form that needs no account and no third party.`,
  lead: 'An offer, a project or anything else: write here and the message arrives directly.',
  link: 'Get in touch',
  footerLink: 'Contact',
  replyLink: 'Reply to this article',
  about: (title) => `About the article “${title}”`,
  errorTitle: (title) => `Error: ${title}`,
  address: 'You can also write directly to',
  addressAlone: 'Write directly to',
  withoutForm: {
    description: (name) => `How to get in touch with ${name}.`,
    lead: 'An offer, a project or anything else: these are the ways to get in touch.',
  },
  form: {
    required: 'All fields are required.',
    name: { label: 'Name', hint: 'What you would like to be called.' },
    email: { label: 'E-mail address', hint: 'Only to reply to you.' },
    kind: { label: 'Reason', offer: 'A job offer', project: 'A project', other: 'Something else' },
    message: { label: 'Message', hint: 'Plain text, up to {max} characters.' },
    trap: 'Leave this empty',
    purpose: 'These data are used only to read your message and reply to it.',
    privacy: 'Privacy policy (in Spanish)',
    submit: 'Send message',
    sending: 'Sending the message…',
    network:
      'The site can’t be reached, and it is not known whether the message arrived. Everything is still here: check the network and press “Send message” again; it will not arrive twice.',
    broken:
      'The site could not receive the message. Everything is still here: press “Send message” again in a few minutes.',
  },
  thanks: {
    title: 'Message sent',
    heading: 'Thank you, your message is saved',
    text: 'If it needs a reply, it will come to the e-mail address that you gave.',
    home: 'Back to the home page',
    projects: 'See the projects',
  },
}
