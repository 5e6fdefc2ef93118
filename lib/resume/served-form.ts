import 'server-only'
import { LRUCache } from 'lru-cache'
import { owner } from '../site/owner'
import { hiddenAddresses } from '../site/shown-site'
import { fileVersion } from '../images/own-file'
import type { PrintedForm } from './addresses'
import { findPrinted } from './pdf-file'
import { namesAddress } from './printed-address'
import type { ResumeVariant } from './variant'

const known = new LRUCache<string, Promise<boolean>>({ max: 200 })

/**
 * Returns the path of a printed file that may be served. A file with an e-mail address that the owner has hidden since
 * counts as missing, until `npm run cv` prints it again.
 * @param emails the addresses of the CV's files
 */
export async function findServed(
  variant: ResumeVariant,
  form: PrintedForm,
  emails: readonly (string | undefined)[],
): Promise<string | null> {
  const file = findPrinted(variant, form)
  const hidden = file === null ? [] : hiddenAddresses(owner.site, emails)
  if (file === null || hidden.length === 0) return file
  const key = [await fileVersion(file), ...hidden].join(' ')
  const named = known.get(key) ?? namesAddress(file, form, hidden)
  known.set(key, named)
  return (await named) ? null : file
}
