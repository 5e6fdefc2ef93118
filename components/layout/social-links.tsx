import type { ReactNode } from 'react'
import type { Account } from '@/lib/site/site-config'
import { accountName, knownKind, type KnownKind } from '@/lib/site/accounts'
import type { Language } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import { findIcon, type Icon, iconAddress } from '@/lib/icons/icon-sheet'
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

/** Drawings of the kinds of accounts that have no icon of a brand, for `Icon`; `other` is that of unknown kinds. */
const ACCOUNT_DRAWINGS: Partial<Record<KnownKind, ReactNode>> & { other: ReactNode } = {
  maps: (
    <>
      <path d="M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21Z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  appstore: <path d="M6 3.5v17l14-8.5ZM6 3.5l9 11.5M6 20.5 15 9" />,
  code: <path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14" />,
  professional: (
    <>
      <rect x="3.5" y="8" width="17" height="11.5" rx="2" />
      <path d="M9 8V5.5h6V8M3.5 13h17M12 12v2" />
    </>
  ),
  photos: (
    <>
      <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11.5H4Z" />
      <circle cx="12" cy="13.5" r="3.5" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M8 11v5.5M8 7.7v.1M12 16.5V11M12 13.5a2.3 2.3 0 0 1 4.5 0v3" />
    </>
  ),
  email: <path d="M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5" />,
  phone: (
    <path d="M5 4h4l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v4a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z" />
  ),
  website: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17Z" />
    </>
  ),
  other: (
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17" />
  ),
}
