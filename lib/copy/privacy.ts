import { STORAGE_KEYS } from '../config/browser-constants'

export const PRIVACY = {
  title: 'Políticas de Privacidad',
  updated: (date: string) => `Última actualización: ${date}`,
  updatedDate: 'junio de 2025',
  description: (name: string) =>
    `Política de privacidad del sitio web de ${name}: qué datos se tratan, para qué y qué derechos tienes.`,
} as const

const STORED = {
  theme: 'el tema elegido, claro u oscuro (almacenamiento local: hasta que se borre)',
  slash:
    'que la tecla / no abre la búsqueda, si se ha desactivado allí (almacenamiento local: hasta que se borre)',
  list: 'la página, la búsqueda y la vista de la lista de artículos, para volver a ella (hasta que se cierre la pestaña)',
  reload:
    'el momento en que la página se recargó sola tras una actualización del sitio, para no repetirlo (hasta que se cierre la pestaña)',
  consent: 'la respuesta sobre la medición de visitas (almacenamiento local: hasta que se borre)',
} satisfies Record<keyof typeof STORAGE_KEYS, string>

/**
 * What the site stores in the browser, as Markdown for the policy's section on cookies. The code says it and not the owner's text: so
 * it is complete whatever the owner writes.
 * @param measured whether visits are measured, after consent
 */
export function storedInBrowser(measured: boolean): string {
  const names = (['theme', 'slash', 'list', 'reload', 'consent'] as const).filter(
    (name) => measured || name !== 'consent',
  )
  const items = names.map((name) => `- \`${STORAGE_KEYS[name]}\`: ${STORED[name]}.`)
  return `Esto es todo lo que se guarda en el navegador; no se envía a ningún sitio:\n\n${items.join('\n')}`
}
