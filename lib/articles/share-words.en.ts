import type { CLIPBOARD } from './share-words'
import type { Same } from '../site/same'

export const CLIPBOARD_EN: Same<typeof CLIPBOARD> = {
  share: 'Share',
  shared: 'URL copied to the clipboard',
  notShared: 'It couldn’t be copied: copy the address yourself.',
  addressLabel: 'Address of the article',
  copyText: 'Copy as Markdown',
  textCopied: 'Text copied as Markdown',
  textNotCopied: 'It couldn’t be copied:',
  openText: 'open it as Markdown',
}
