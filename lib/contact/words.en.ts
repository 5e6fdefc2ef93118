import type { ContactWords } from './words'

export const CONTACT_WORDS_EN: ContactWords = {
  lead: 'An offer, a project or anything else: write here and the message arrives directly.',
  leadWithoutForm: 'An offer, a project or anything else: these are the ways to get in touch.',
  about: (title) => `About the article “${title}”`,
  errorTitle: 'Error: Contact',
  replyTitle: (title) => `Contact: ${title}`,
  address: 'You can also write directly to',
  addressAlone: 'Write directly to',
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
  answers: {
    missing: {
      name: 'Enter your name.',
      email: 'Enter your e-mail address.',
      kind: 'Choose a reason.',
      message: 'Write your message.',
    },
    malformed: 'Enter the whole e-mail address, such as name@example.com.',
    long: '“{field}” can have up to {max} characters.',
    incomplete: 'The message has not been sent yet. Please check the following:',
    stale:
      'The form had been open for too long and the message was not sent. Everything is still here: press “Send message” again.',
    foreign:
      'The message was not sent, because it does not seem to come from this form. If you wrote it, press “Send message”.',
    busy: 'Many messages are coming in and this one was not sent. Everything is still here: wait {wait} and press “Send message” again.',
    failed: 'The message could not be saved. Everything is still here: try again in a few hours.',
    minutes: { one: '{count} minute', many: '{count} minutes' },
    instead: {
      email: 'You can also write to {email}.',
      accounts: 'You can also write through one of the accounts at the end of the page.',
    },
  },
  thanks: {
    title: 'Message sent',
    heading: 'Thank you, your message is saved',
    text: 'If it needs a reply, it will come to the e-mail address that you gave.',
    home: 'Back to the home page',
    projects: 'See the projects',
  },
}
