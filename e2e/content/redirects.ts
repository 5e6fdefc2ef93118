import type { Redirects } from '@/lib/site/site-config'

export const redirects = {
  '/bitacora': '/articles',
  '/curriculum': '/resume',
  '/article/antiguo/': '/articles',
  '/project/antigua-web': '/project/web',
  '/a%c3%b1o-viejo': '/about',
  '/images/vieja.png': '/about',
} satisfies Redirects
