const SERVICES = { mastodon: 'Mastodon', bluesky: 'Bluesky' } as const
type Service = keyof typeof SERVICES

export const CONVERSATION = {
  heading: 'Conversación',
  none: 'Todavía no hay respuestas.',
  reply: (service: Service) => `Responder en ${SERVICES[service]}`,
  more: (count: number, service: Service) =>
    `${count === 1 ? 'Hay otra respuesta' : `Hay otras ${count} respuestas`} en ${SERVICES[service]}.`,
}

/** The month of the words below; it moves with what they say. */
export const CONVERSATION_UPDATED = 'noviembre de 2026'

/** What the privacy policy says of the replies, as Markdown. */
export const CONVERSATION_POLICY =
  '**Respuestas en otras redes.** Bajo algunos artículos se muestran las respuestas públicas a su anuncio en Mastodon o Bluesky: nombre, cuenta, fecha, texto e imagen de perfil, tal como las publica su autor, por el interés legítimo en mostrar lo que se dice del artículo (artículo 6.1.f del RGPD). Las lee el servidor de este sitio; su navegador no se comunica con esas redes. Si se borran allí, desaparecen también de aquí en poco tiempo; quien prefiera que su respuesta no aparezca puede pedirlo al responsable.'

export const CONVERSATION_EN: typeof CONVERSATION = {
  heading: 'Conversation',
  none: 'There are no replies yet.',
  reply: (service) => `Reply on ${SERVICES[service]}`,
  more: (count, service) =>
    `There ${count === 1 ? 'is one more reply' : `are ${count} more replies`} on ${SERVICES[service]}.`,
}
