import type { Language } from '../site/language'

const SPANISH = {
  loading: (percent?: number) => `Cargando el documento…${percent === undefined ? '' : ` ${percent} %`}`,
  failed: 'El documento no se puede mostrar aquí.',
  locked: 'El documento está protegido con contraseña y no se puede mostrar aquí.',
  tooLong: (shown: number, pages: number) =>
    `Aquí se muestran las primeras ${shown} páginas de ${pages}; el documento entero está en la descarga.`,
  /** The text of the pages can't be read. */
  textMissing:
    'El texto de estas páginas no se puede seleccionar ni buscar aquí. Está más arriba, en la versión en texto.',
  openPdf: 'Abrir el CV en PDF',
  document: 'El documento',
  zoomLabel: 'Tamaño del documento',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
}

const ENGLISH: typeof SPANISH = {
  loading: (percent) => `Loading the document…${percent === undefined ? '' : ` ${percent}%`}`,
  failed: 'The document can’t be shown here.',
  locked: 'The document is protected by a password and can’t be shown here.',
  tooLong: (shown, pages) =>
    `These are the first ${shown} pages of ${pages}; the download has the whole document.`,
  textMissing:
    'The text of these pages can’t be selected or searched here. It is further up, in the text version.',
  openPdf: 'Open the résumé as a PDF',
  document: 'The document',
  zoomLabel: 'Size of the document',
  zoomIn: 'Enlarge',
  zoomOut: 'Reduce',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
}

/** Texts of the PDF viewer. */
export const VIEWER_COPY: Record<Language, typeof SPANISH> = { es: SPANISH, en: ENGLISH }

const COPY_SPANISH = {
  button: 'Copiar como texto',
  copied: 'CV copiado',
  failed: 'No se pudo copiar.',
  open: 'Abrir el texto',
}

const COPY_ENGLISH: typeof COPY_SPANISH = {
  button: 'Copy as text',
  copied: 'Résumé copied',
  failed: 'It could not be copied.',
  open: 'Open the text',
}

/** Texts of the button that copies the CV. */
export const COPY_TEXT: Record<Language, typeof COPY_SPANISH> = { es: COPY_SPANISH, en: COPY_ENGLISH }
