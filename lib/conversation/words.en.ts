import type { CONVERSATION } from './words'

const SERVICES = { mastodon: 'Mastodon', bluesky: 'Bluesky' } as const

export const CONVERSATION_EN: typeof CONVERSATION = {
  heading: 'Conversation',
  none: 'There are no replies yet.',
  reply: (service) => `Reply on ${SERVICES[service]}`,
  more: (count, service) =>
    `There ${count === 1 ? 'is one more reply' : `are ${count} more replies`} on ${SERVICES[service]}.`,
}
