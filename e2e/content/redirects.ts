import type { Redirects } from '@/lib/config/site-config'

export const redirects = {
  '/bitacora': '/articles',
  '/curriculum': '/resume',
} satisfies Redirects
