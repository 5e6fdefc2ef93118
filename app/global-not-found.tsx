// Imported first: its styles declare the order of the cascade layers.
import { documentMetadata, SiteDocument } from './site-document'
import { NotFoundPanel } from '@/components/articles/article-panels'
import { articleTitle } from '@/lib/articles/words'
import { ERRORS } from '@/lib/site/error-words'
import { owner } from '@/lib/site/owner'

export async function generateMetadata() {
  return {
    ...(await documentMetadata('es')),
    title: articleTitle(ERRORS.articleNotFoundTitle, owner.site.title),
  }
}

/**
 * The 404 page. Next itself adds `noindex` to every page with this status. It is only used for unknown articles (see proxy.ts): every other unknown path redirects (SPEC §2). With
 * two root layouts, Next applies neither of them to this page.
 */
export default function GlobalNotFound() {
  return (
    <SiteDocument language="es">
      <NotFoundPanel />
    </SiteDocument>
  )
}
