// Imported first: the order of the cascade layers is declared in its styles.
import { documentMetadata, documentViewport, SiteDocument } from './site-document'
import { NotFoundPanel } from '@/components/article/not-found-panel'
import { ERRORS } from '@/lib/copy/errors'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export async function generateMetadata() {
  await dependsOnOwner()
  return {
    ...(await documentMetadata('es')),
    title: ERRORS.articleNotFoundTitle,
    robots: { index: false },
  }
}

export { documentViewport as generateViewport }

/**
 * The page of unknown articles (see proxy.ts), and of nothing else: every other unknown path redirects (SPEC §2). With two
 * root layouts, Next takes no layout for it.
 */
export default function GlobalNotFound() {
  return (
    <SiteDocument language="es">
      <NotFoundPanel />
    </SiteDocument>
  )
}
