/** Texts of the buttons that share and copy. A module of its own, because it is part of their scripts. */
export const CLIPBOARD = {
  share: 'Compartir',
  shared: 'URL copiada al portapapeles',
  notShared: 'No se pudo copiar: copia tú la dirección.',
  addressLabel: 'Dirección del artículo',
  copyText: 'Copiar como Markdown',
  textCopied: 'Texto copiado como Markdown',
  textNotCopied: 'No se pudo copiar:',
  openText: 'ábrelo como Markdown',
  copyCode: 'Copiar',
  copyCodeLabel: 'Copiar el código',
  codeCopied: 'Copiado',
  codeNotCopied: 'No se pudo copiar: el código está seleccionado.',
} as const
