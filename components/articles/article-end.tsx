import { IntentLink } from '../ui/intent-link'
import { CLIPBOARD, SERIES } from '@/lib/articles/words'
import { topicRoutes } from '@/lib/articles/routes'
import { contactHref } from '@/lib/site/contact-settings'
import type { ArticleLink, Beside } from '@/lib/articles/topics'
import type { Article } from '@/lib/content/types'
import { wordsIn } from '@/lib/pages/words'
import type { Language } from '@/lib/site/language'
import { localPath, routes } from '@/lib/site/routes'
import { TextEnd } from '../text/text-end'
import { CopyFile } from '../ui/copy-file'
import { ArticleShare } from './article-share'
import { BackLink } from './back-link'
import shareStyles from './share-button.module.css'
import styles from './article-end.module.css'

type ArticleEndProps = { article: Article; beside: Beside; language?: Language }

/** The end of an article: its author, related articles, and its neighbours, series and further links in one line. */
export function ArticleEnd({ article, beside, language = 'es' }: ArticleEndProps) {
  const { article: words, contact, footer } = wordsIn(language)
  const { previous, next, related, series } = beside
  const reply = contactHref(language, article)
  const neighbour = (to: ArticleLink | null, label: string) =>
    to && { href: localPath(language, routes.article(to.slug)), title: to.title, label }
  return (
    <TextEnd
      language={language}
      articles={related}
      heading={words.keepReading}
      label={words.others}
      previous={neighbour(previous, words.previous)}
      next={neighbour(next, words.next)}
      series={series && <SeriesParts {...series} />}
    >
      <ArticleShare article={article} language={language} isQuiet />
      {language === 'es' && <MarkdownText slug={article.slug} label={words.asMarkdown} />}
      {reply && (
        <IntentLink href={reply} rel="nofollow">
          {contact.replyLink}
        </IntentLink>
      )}
      <BackLink cover={article.id} list={localPath(language, routes.articles())}>
        {words.more}
      </BackLink>
      <IntentLink href={topicRoutes.subscribe} hrefLang={language === 'es' ? undefined : 'es'}>
        {footer.subscribe}
      </IntentLink>
    </TextEnd>
  )
}

const COPY_MARKDOWN = {
  button: CLIPBOARD.copyText,
  copied: CLIPBOARD.textCopied,
  failed: CLIPBOARD.textNotCopied,
  open: CLIPBOARD.openText,
}

function MarkdownText({ slug, label }: { slug: string; label: string }) {
  const path = `${routes.article(slug)}.md`
  return (
    <>
      <CopyFile
        path={path}
        words={COPY_MARKDOWN}
        classNames={{ frame: shareStyles.share, button: shareStyles.quiet, note: shareStyles.note }}
      />{' '}
      <noscript>
        <a href={path}>{label}</a>
      </noscript>
    </>
  )
}

/** The place of the article in its series, which unfolds to all its parts. */
function SeriesParts({ slug, name, place, articles }: NonNullable<Beside['series']>) {
  return (
    <details className={styles.series}>
      <summary className={styles.place}>{SERIES.position(place + 1, articles.length, name)}</summary>
      <ol className={styles.parts}>
        {articles.map(({ id, slug: part, title }, index) => (
          <li key={id}>
            {index === place ? (
              <span aria-current="true">{title}</span>
            ) : (
              <IntentLink href={routes.article(part)}>{title}</IntentLink>
            )}
          </li>
        ))}
      </ol>
      <p>
        <IntentLink href={topicRoutes.series(slug)}>{SERIES.whole}</IntentLink>
      </p>
    </details>
  )
}
