import { Suspense } from 'react'
import { site } from '@/content/site'
import { FOOTER } from '@/lib/copy/site'
import { ReleaseTag } from './release-tag'
import { SocialLinks } from './social-links'
import styles from './site-footer.module.css'

export function SiteFooter() {
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
        </div>
        <SocialLinks
          label={FOOTER.socialLabel}
          places={['maps', 'appStore', 'code', 'professional', 'photos']}
        />
      </div>
    </footer>
  )
}
