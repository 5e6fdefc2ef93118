import type { Message } from '@/lib/contact/inbox'

/** A message of the contact form. */
export function aMessage(given: Partial<Message> = {}): Message {
  return {
    id: 'message-1',
    receivedAt: '2026-01-02T03:04:05.000Z',
    language: 'es',
    kind: 'offer',
    name: 'Ana Pérez',
    email: 'ana@example.com',
    text: 'Hola:\n\nTenemos un puesto para ti.',
    article: null,
    state: 'waiting',
    fault: null,
    ...given,
  }
}
