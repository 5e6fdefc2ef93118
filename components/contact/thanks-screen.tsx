import type { Language } from '@/lib/site/language'
import { contactWords } from '@/lib/contact/words'
import { localPath } from '@/lib/site/local-path'
import { routes } from '@/lib/site/routes'
import { ButtonLink } from '../ui/button-link'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import styles from './contact.module.css'

/** The page shown after the form was sent. */
export function ThanksScreen({ language }: { language: Language }) {
  const { thanks } = contactWords(language)
  return (
    <Container reading>
      <PageHeading title={thanks.heading} lead={thanks.text} />
      <p className={styles.actions}>
        <ButtonLink href={localPath(language, routes.home)}>{thanks.home}</ButtonLink>
        <ButtonLink href={localPath(language, routes.projects())} variant="outline">
          {thanks.projects}
        </ButtonLink>
      </p>
    </Container>
  )
}
