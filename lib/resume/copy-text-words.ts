import type { Language } from '../site/language'

const SPANISH = {
  button: 'Copiar como texto',
  copied: 'CV copiado',
  failed: 'No se pudo copiar.',
  open: 'Abrir el texto',
}

const ENGLISH: typeof SPANISH = {
  button: 'Copy as text',
  copied: 'CV copied',
  failed: 'It could not be copied.',
  open: 'Open the text',
}

/** Texts of the button that copies the CV. A separate module, because it is part of the button's script. */
export const COPY_TEXT: Record<Language, typeof SPANISH> = { es: SPANISH, en: ENGLISH }
