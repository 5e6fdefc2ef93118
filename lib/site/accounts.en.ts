import type { KnownKind } from './accounts'

/** Accounts whose Spanish name isn't a proper name. */
export const ACCOUNTS_EN: Partial<Record<KnownKind, string>> = {
  maps: 'Location on the map',
  appstore: 'App store profile',
  code: 'Code profile',
  professional: 'Professional profile',
  photos: 'Photography profile',
  email: 'E-mail',
  phone: 'Phone',
  website: 'Website',
}
