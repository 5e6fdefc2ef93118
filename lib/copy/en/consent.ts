import type { CONSENT } from '../consent'
import type { Same } from '../same'

/** Without `change`: the choice is changed on the privacy policy, which is in Spanish. */
export const CONSENT_EN: Omit<Same<typeof CONSENT>, 'change'> = {
  title: 'Visit counting',
  question: 'May I count your visit with Google Analytics, to know which pages are of interest?',
  more: 'What is stored, and why (in Spanish)',
  accept: 'Accept',
  reject: 'Reject',
  notStored: 'This browser does not let me store your choice: it holds until you close or reload the page.',
}
