import type { Redirects } from '@/lib/site/site-config'

/**
 * Addresses that the site had once and where they lead now, so that old links stay alive: `'/old/path': '/new/path'`.
 * The build checks that no address of the site is taken over, that there are no circles, and that every target exists.
 */
export const redirects = {
  '/blog': '/articles',
  '/cv': '/resume',
} satisfies Redirects
