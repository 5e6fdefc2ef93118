import { getTextAddresses } from '@/lib/articles/text-addresses'
import { getTextFacts } from '@/lib/markdown/render-text'
import { ownPageMedia } from '@/lib/pages/site-segments'
import { type OwnPage } from '@/lib/pages/added-pages'
import { OUTLINE } from '@/lib/pages/screen-words'
import { Markdown, Outline } from '../markdown/markdown'
import { Container, PageHeading } from '../ui/page-frame'
import styles from './own-page.module.css'

/** A page of the owner's own: title and text, with an outline if it is long. */
export async function OwnPageScreen({ page }: { page: OwnPage }) {
  const { slug, language, title, content } = page
  const { sections } = await getTextFacts(content, language)
  const media = ownPageMedia(page)
  const addresses = await getTextAddresses({ slug, content }, { media, language, isOwners: true })
  return (
    <Container>
      <article className={styles.page}>
        <PageHeading title={title} />
        <div className={styles.beside}>
          <Outline sections={sections} title={OUTLINE[language]} />
        </div>
        <div className={styles.text}>
          <Markdown content={content} addresses={addresses} language={language} />
        </div>
      </article>
    </Container>
  )
}
