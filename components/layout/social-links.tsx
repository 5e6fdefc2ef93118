import type { Account } from '@/lib/site/site-config'
import { accountName, knownKind } from '@/lib/site/accounts'
import type { Language } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import { findIcon, type Icon } from '@/lib/icons/find-icon'
import { iconAddress } from '@/lib/icons/icon-sheet'
import { ACCOUNT_DRAWINGS } from './account-icons'
import { Icon as Drawn } from '../ui/icon'
import hidden from '../ui/visually-hidden.module.css'
import styles from './social-links.module.css'

type SocialLinksProps = { accounts: Account[]; named?: boolean; language?: Language }

/**
 * Links to the owner's accounts. Each has an accessible name, which may be visually hidden. Renders nothing without
 * accounts.
 */
export function SocialLinks({ accounts, named = false, language = 'es' }: SocialLinksProps) {
  if (accounts.length === 0) return null
  return (
    <ul
      className={styles.list}
      aria-label={wordsIn(language).footer.socialLabel}
      data-named={named || undefined}
    >
      {accounts.map((account) => (
        <li key={`${account.kind} ${account.url}`}>
          <SocialLink account={account} named={named} language={language} />
        </li>
      ))}
    </ul>
  )
}

/** Web pages open in a new tab (SPEC §2); `mailto:` and `tel:` don't. */
function SocialLink({
  account,
  named,
  language,
}: Required<Pick<SocialLinksProps, 'named' | 'language'>> & { account: Account }) {
  const name = accountName(account, language)
  const opens = /^https?:/i.test(account.url)
  const isOwn = knownKind(account.kind) !== 'maps'
  return (
    <a
      className={styles.link}
      href={account.url}
      target={opens ? '_blank' : undefined}
      rel={opens ? `${isOwn ? 'me ' : ''}noopener noreferrer` : undefined}
      title={named ? undefined : name}
    >
      <AccountIcon kind={account.kind} />
      <span className={named ? undefined : hidden.always}>
        {`${name} `}
        {opens && <span className={hidden.always}>{wordsIn(language).frame.newTab}</span>}
      </span>
    </a>
  )
}

function AccountIcon({ kind }: { kind: string }) {
  const known = knownKind(kind)
  const drawing = known && ACCOUNT_DRAWINGS[known]
  const brand = drawing ? null : findIcon(kind)
  return brand ? <SheetIcon icon={brand} /> : <Drawn>{drawing ?? ACCOUNT_DRAWINGS.other}</Drawn>
}

/** An icon from the sprite in the text colour. Decorative: a name is next to it. */
function SheetIcon({ icon }: { icon: Icon }) {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="currentColor" aria-hidden="true">
      <use href={iconAddress(icon)} />
    </svg>
  )
}
