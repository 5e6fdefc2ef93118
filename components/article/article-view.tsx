import { IntentLink } from '../ui/intent-link'
import { articleImage, changedDate, shownDate } from '@/lib/articles/article'
import { ARTICLE } from '@/lib/copy/article'
import { FOOTER } from '@/lib/copy/site'
import { bodyDiagramAddresses } from '@/lib/images/body-diagrams'
import { bodyImageAddresses } from '@/lib/images/body-images'
import { sectionsOf } from '@/lib/markdown/outline'
import { readingMinutes } from '@/lib/portfolio/reading-time'
import type { Article } from '@/lib/portfolio/types'
import { routes } from '@/lib/routing/routes'
import { topicRoutes } from '@/lib/routing/topic-routes'
import { absoluteUrl } from '@/lib/config/site-url'
import { Markdown } from '../markdown/markdown'
import { Badge } from '../ui/badge'
import { BackIcon, ShareIcon } from '../ui/icons'
import { BackLink } from './back-link'
import { CopyMarkdown } from './copy-markdown'
import { DateTime } from './date-time'
import { Outline } from '../markdown/outline'
import { ShareButton } from './share-button'
import { TextStyles } from '../markdown/text-styles'
import { Picture } from '../ui/picture'
import styles from './article-view.module.css'

type Props = {
  article: Article
  /** Where its images are served, where that is not the usual address. */
  media?: string
}

/** An article, with its elements in the order of SPEC §2. */
export async function ArticleView({ article, media }: Props) {
  const { title, excerpt, tags, content } = article
  const published = shownDate(article)
  const changed = changedDate(article)
  const isPublished = media === undefined
  const text = `${routes.article(article.slug)}.md`
  const sections = sectionsOf(content)
  const imageAddress = await bodyImageAddresses(article, media)
  const diagramAddress = await bodyDiagramAddresses(article, media)
  return (
    <article className={styles.article}>
      <p className={styles.back}>
        <BackLink className={styles.backLink} cover={article.id}>
          <BackIcon /> {ARTICLE.back}
        </BackLink>
      </p>
      <Picture
        className={styles.image}
        {...articleImage(article, media)}
        alt=""
        sizes="(min-width: 64rem) 60rem, 100vw"
        width={1200}
        height={630}
        fetchPriority="high"
        data-cover={article.id}
      />
      <header className={styles.header}>
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={ARTICLE.tagsLabel}>
            {tags.map((tag) => (
              <li key={tag}>
                <Badge tag={tag} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.meta}>
          <p className={styles.facts}>
            {published && <DateTime at={published} />}
            <span>{ARTICLE.minutes(readingMinutes(content))}</span>
          </p>
          <ShareButton
            title={title}
            excerpt={excerpt}
            url={absoluteUrl(routes.article(article.slug))}
            icon={<ShareIcon />}
          >
            {isPublished && <CopyMarkdown path={text} />}
          </ShareButton>
          {isPublished && (
            <noscript>
              <a href={text}>{ARTICLE.asMarkdown}</a>
            </noscript>
          )}
        </div>
        <h1 className={styles.title}>{title}</h1>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      </header>
      <div className={styles.beside}>
        <Outline sections={sections} form="beside" />
      </div>
      <TextStyles content={content} />
      <div className={styles.text}>
        <Outline sections={sections} form="folded" />
        <Markdown content={content} imageAddress={imageAddress} diagramAddress={diagramAddress} />
      </div>
      <footer className={styles.footer}>
        {published && (
          <p>
            {ARTICLE.published} <DateTime at={published} />
          </p>
        )}
        {changed && (
          <p>
            {ARTICLE.updated} <DateTime at={changed} />
          </p>
        )}
        <p>
          <BackLink cover={article.id}>{ARTICLE.more}</BackLink> ·{' '}
          <IntentLink href={topicRoutes.subscribe}>{FOOTER.subscribe}</IntentLink>
        </p>
      </footer>
    </article>
  )
}
