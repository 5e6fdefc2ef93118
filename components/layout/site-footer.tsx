import { IntentLink } from '../ui/intent-link'
import { Suspense } from 'react'
import type { Site } from '@/lib/site/site-config'
import { type Language, otherLanguage } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import type { TwinRule } from '@/lib/pages/twins'
import { contactHref } from '@/lib/site/contact-settings'
import { topicRoutes } from '@/lib/articles/routes'
import { yearInMadrid } from '@/lib/text/date'
import { LanguageLink } from './language-link'
import { ReleaseTag } from './release-tag'
import { SocialLinks } from './social-links'
import styles from './site-footer.module.css'

type SiteFooterProps = {
  site: Site
  language?: Language
  /** Rules for the target of the link to the other language. */
  rules: TwinRule[]
  /** Whether there are feeds to subscribe to. */
  isFollowed?: boolean
  /** Whether visitors are asked for consent to cookies; the script that asks adds a button to change their choice. */
  asksConsent?: boolean
}

export function SiteFooter({
  site,
  language = 'es',
  rules,
  isFollowed = true,
  asksConsent = false,
}: SiteFooterProps) {
  const { contact, footer, frame } = wordsIn(language)
  const toOwner = contactHref(language)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{footer.developedBy(site.name)}</p>
          <p className={styles.meta}>
            {`${footer.copyright(yearInMadrid(new Date()), site.name)} · `}
            <Suspense fallback={footer.loading}>
              <ReleaseTag language={language} />
            </Suspense>
          </p>
          <p className={styles.meta}>
            {toOwner && (
              <>
                <IntentLink className={styles.link} href={toOwner}>
                  {contact.title}
                </IntentLink>
                {' · '}
              </>
            )}
            {isFollowed && (
              <>
                <IntentLink
                  className={styles.link}
                  href={topicRoutes.subscribe}
                  hrefLang={language === 'es' ? undefined : 'es'}
                >
                  {footer.subscribe}
                </IntentLink>
                {' · '}
              </>
            )}
            <LanguageLink className={styles.link} rules={rules} language={otherLanguage(language)}>
              {frame.otherLanguage}
            </LanguageLink>
            {asksConsent && <span data-consent="" />}
          </p>
        </div>
        <SocialLinks accounts={site.social} language={language} />
      </div>
    </footer>
  )
}
