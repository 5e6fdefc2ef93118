import type { Language } from '@/lib/site/language'
import { contactWords } from '@/lib/contact/words'
import { localPath, routes } from '@/lib/site/routes'
import type { SiteParts } from '@/lib/site/shown-parts'
import { ButtonLink } from '../ui/button-link'
import { Container, PageHeading } from '../ui/page-frame'
import { Spaced } from '../ui/spaced'
import styles from './contact.module.css'

/** The page shown after the form was sent. */
export function ThanksScreen({ language, parts }: { language: Language; parts: SiteParts }) {
  const { thanks } = contactWords(language)
  return (
    <Container reading>
      <PageHeading title={thanks.heading} lead={thanks.text} />
      <p className={styles.actions}>
        <Spaced>
          <ButtonLink href={localPath(language, routes.home)}>{thanks.home}</ButtonLink>
          {parts.has('projects') && (
            <ButtonLink href={localPath(language, routes.projects())} variant="outline">
              {thanks.projects}
            </ButtonLink>
          )}
        </Spaced>
      </p>
    </Container>
  )
}
