import type { Same } from '../site/same'

/** Texts of the share and copy buttons, which the page passes to them. */
export const CLIPBOARD = {
  share: 'Compartir',
  shared: 'URL copiada al portapapeles',
  notShared: 'No se pudo copiar: copia tú la dirección.',
  addressLabel: 'Dirección del artículo',
  copyText: 'Copiar como Markdown',
  textCopied: 'Texto copiado como Markdown',
  textNotCopied: 'No se pudo copiar:',
  openText: 'ábrelo como Markdown',
} as const

export type ShareWords = Same<Pick<typeof CLIPBOARD, 'share' | 'shared' | 'notShared' | 'addressLabel'>>
