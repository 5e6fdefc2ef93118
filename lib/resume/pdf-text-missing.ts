import type { Language } from '../site/language'

/** The text of the PDF's pages can't be read. A separate module, which is loaded with the engine. */
export const PDF_TEXT_MISSING: Record<Language, string> = {
  es: 'El texto de estas páginas no se puede seleccionar ni buscar aquí. Está más arriba, en la versión en texto.',
  en: 'The text of these pages can’t be selected or searched here. It is further up, in the text version.',
}
