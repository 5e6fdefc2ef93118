export const SUBSCRIBE = {
  title: 'Suscribirse',
  description: (site: string) => `Cómo enterarse de cada artículo nuevo de ${site}, sin dejar tu correo.`,
  lead: 'Entérate de cada artículo nuevo sin dejar tu correo y sin que nadie sepa qué lees.',
  whatHeading: 'Qué es un canal',
  what: [
    'Un canal (en inglés, «feed») es una dirección que tu lector de noticias visita por ti. Cuando hay un artículo nuevo te lo enseña entero, con sus imágenes, junto a los de los demás sitios que sigues.',
    'Copia una de estas direcciones en tu lector: Feedly, Inoreader, NetNewsWire, Thunderbird o cualquier otro. Si no tienes ninguno, elige uno y busca «añadir canal» o «seguir un sitio».',
  ],
  inBrowser: (page: string) =>
    `Esto es un canal: lo lee un lector de noticias, no un navegador. Copia la dirección de esta página en el tuyo. Si no tienes ninguno, aquí se explica cómo: ${page}`,
  feedsHeading: 'Direcciones',
  feeds: { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' },
  same: (count: number) => `Las tres dicen lo mismo: los ${count} artículos más recientes, enteros.`,
  tagsHeading: 'Solo un tema',
  tags: 'Cada etiqueta tiene su propio canal: abre una etiqueta y elige «Suscribirse por RSS».',
} as const
