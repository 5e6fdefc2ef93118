import { IntentLink } from '../ui/intent-link'
import { Suspense } from 'react'
import type { Site } from '@/lib/config/site-config'
import { FOOTER } from '@/lib/copy/site'
import { topicRoutes } from '@/lib/routing/topic-routes'
import { ReleaseTag } from './release-tag'
import { SocialLinks } from './social-links'
import styles from './site-footer.module.css'

export function SiteFooter({ site }: { site: Site }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{FOOTER.developedBy(site.name)}</p>
          <p className={styles.meta}>
            {FOOTER.copyright(new Date().getFullYear(), site.name)} ·{' '}
            <Suspense fallback={FOOTER.loading}>
              <ReleaseTag />
            </Suspense>
          </p>
          <p className={styles.meta}>
            <IntentLink className={styles.link} href={topicRoutes.subscribe}>
              {FOOTER.subscribe}
            </IntentLink>
          </p>
        </div>
        <SocialLinks accounts={site.social} />
      </div>
    </footer>
  )
}
