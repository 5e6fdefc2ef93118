import type { CONTACT_ANSWERS } from '../contact-answers'
import type { Same } from '../same'

export const CONTACT_ANSWERS_EN: Same<typeof CONTACT_ANSWERS> = {
  faults: {
    name: { missing: 'Enter your name.', long: 'The name can have up to {max} characters.' },
    email: {
      missing: 'Enter your e-mail address.',
      malformed: 'Enter the whole e-mail address, such as name@example.com.',
      long: 'The e-mail address can have up to {max} characters.',
    },
    kind: { missing: 'Choose a reason.' },
    message: {
      missing: 'Write your message.',
      long: 'The message can have up to {max} characters. Shorten it, or send it in two parts.',
    },
  },
  incomplete: 'The message has not been sent yet. Please check the following:',
  stale:
    'The form had been open for too long and the message was not sent. Everything is still here: press “Send message” again.',
  foreign:
    'The message was not sent, because it does not seem to come from this form. If you wrote it, press “Send message”.',
  type: 'The message was not sent, because it did not come the way this form sends it. Write it here.',
  large: 'The message is too large and could not be read. Write it here, with {max} characters at most.',
  unreadable:
    'The message was not sent, because part of it is not text and could not be read. Check what is here and press “Send message”.',
  repeated:
    'The message was not sent, because a field came twice. Check what is here and press “Send message”.',
  busy: 'Many messages are coming in and this one was not sent. Everything is still here: wait {seconds} and press “Send message” again.',
  full: 'There is no room for another message now and this one was not sent. Everything is still here: try again in a few hours.',
  failed: 'The message could not be saved. Everything is still here: try again in a few minutes.',
  seconds: { one: '{count} second', many: '{count} seconds' },
  instead: 'You can also write to {email}.',
}
