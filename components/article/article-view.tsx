import { IntentLink } from '../ui/intent-link'
import { articleImage, changedDate, shownDate } from '@/lib/articles/article'
import type { Language } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import { getTextAddresses } from '@/lib/articles/text-addresses'
import { getTextFacts } from '@/lib/markdown/render-text'
import { readingMinutes } from '@/lib/content/reading-time'
import type { Article } from '@/lib/content/types'
import { articleMedia } from '@/lib/images/responsive-image'
import { contactHref } from '@/lib/contact/links'
import { localPath } from '@/lib/site/local-path'
import { routes } from '@/lib/site/routes'
import { topicRoutes } from '@/lib/articles/topic-routes'
import { absoluteUrl } from '@/lib/site/site-url'
import { Markdown } from '../markdown/markdown'
import { Badge } from '../ui/badge'
import { BackIcon, ShareIcon } from '../ui/icons'
import { BackLink } from './back-link'
import { CopyMarkdown } from './copy-markdown'
import { DateTime } from './date-time'
import { Outline } from '../markdown/outline'
import { ShareButton } from './share-button'
import { Picture } from '../ui/picture'
import styles from './article-view.module.css'

type Props = {
  article: Article
  /** Base path of the article's images, where it isn't the default one. */
  media?: string
  language?: Language
}

/** An article, with its elements in the order of SPEC §2. */
export async function ArticleView({ article, language = 'es', media: given }: Props) {
  const media = given ?? articleMedia(article.slug, language)
  const { article: words, articles, clipboard, contact, footer } = wordsIn(language)
  const { title, excerpt, tags, content } = article
  const published = shownDate(article)
  const changed = changedDate(article)
  // Previews and English articles have no Markdown URL.
  const hasMarkdown = given === undefined && language === 'es'
  const text = `${routes.article(article.slug)}.md`
  const { sections } = await getTextFacts(content, language)
  const addresses = await getTextAddresses(article, { media, language })
  const reply = given === undefined ? contactHref(language, article) : null
  const back = { cover: article.id, list: localPath(language, routes.articles()) }
  return (
    <article className={styles.article}>
      <p className={styles.back}>
        <BackLink {...back} className={styles.backLink}>
          <BackIcon /> {words.back}
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
          <ul className={styles.tags} aria-label={words.tagsLabel}>
            {tags.map((tag) => (
              <li key={tag}>
                <Badge tag={tag} linked={language === 'es'} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.meta}>
          <p className={styles.facts}>
            {published && <DateTime at={published} language={language} />}
            <span>{articles.minutes(readingMinutes(content))}</span>
          </p>
          <ShareButton
            title={title}
            excerpt={excerpt}
            url={absoluteUrl(localPath(language, routes.article(article.slug)))}
            words={{
              share: clipboard.share,
              shared: clipboard.shared,
              notShared: clipboard.notShared,
              addressLabel: clipboard.addressLabel,
            }}
            icon={<ShareIcon />}
          />
        </div>
        <h1 className={styles.title}>{title}</h1>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      </header>
      <div className={styles.beside}>
        <Outline sections={sections} title={words.outline} form="beside" />
      </div>
      <div className={styles.text}>
        <Outline sections={sections} title={words.outline} form="folded" />
        <Markdown content={content} addresses={addresses} language={language} />
      </div>
      <footer className={styles.footer}>
        {published && (
          <p>
            {words.published} <DateTime at={published} language={language} />
          </p>
        )}
        {changed && (
          <p>
            {words.updated} <DateTime at={changed} language={language} />
          </p>
        )}
        {(reply || hasMarkdown) && (
          <p className={styles.actions}>
            {reply && (
              <IntentLink href={reply} rel="nofollow">
                {contact.replyLink}
              </IntentLink>
            )}
            {hasMarkdown && (
              <>
                <CopyMarkdown path={text} />
                <noscript>
                  <a href={text}>{words.asMarkdown}</a>
                </noscript>
              </>
            )}
          </p>
        )}
        <p>
          <BackLink {...back}>{words.more}</BackLink> ·{' '}
          <IntentLink href={topicRoutes.subscribe} hrefLang={language === 'es' ? undefined : 'es'}>
            {footer.subscribe}
          </IntentLink>
        </p>
      </footer>
    </article>
  )
}
