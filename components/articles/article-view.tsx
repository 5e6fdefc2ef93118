import { articleImage, changedDate } from '@/lib/articles/article'
import { publicationDate } from '@/lib/content/publication'
import type { Language } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import { getTextAddresses } from '@/lib/articles/text-addresses'
import { readingMinutes } from '@/lib/content/reading-time'
import type { Article } from '@/lib/content/types'
import { articleMedia } from '@/lib/images/responsive-image'
import { localPath, routes } from '@/lib/site/routes'
import { formatDate, toMadridIso } from '@/lib/text/date'
import { TextView } from '../text/text-view'
import { Badge } from '../ui/article-card'
import { BackIcon } from '../ui/icons'
import { ArticleShare } from './article-share'
import { BackLink } from './back-link'
import { Spaced } from '../ui/spaced'
import styles from './article-view.module.css'

type Props = {
  article: Article
  /** Base path of the article's images, where it isn't the default one. */
  media?: string
  language?: Language
}

/** An article, with its elements in the order of SPEC §2. */
export async function ArticleView({
  article,
  language = 'es',
  media = articleMedia(article.slug, language),
}: Props) {
  const { article: words, articles } = wordsIn(language)
  const { id, title, excerpt, tags, content } = article
  const published = publicationDate(article)
  const changed = changedDate(article)
  const first = article.canonical_url
  return (
    <TextView
      title={title}
      path={localPath(language, routes.article(article.slug))}
      lead={excerpt}
      content={content}
      addresses={await getTextAddresses(article, { media, language })}
      picture={{ ...articleImage(article, media), width: 1200, height: 630, 'data-cover': id }}
      outlineTitle={words.outline}
      language={language}
      back={
        <BackLink cover={id} list={localPath(language, routes.articles())}>
          <BackIcon /> {words.back}
        </BackLink>
      }
      above={
        <>
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label={words.tagsLabel}>
              {tags.map((tag) => (
                <li key={tag} className="p-category">
                  <Badge tag={tag} linked={language === 'es'} />
                </li>
              ))}
            </ul>
          )}
          <div className={styles.meta}>
            <p className={styles.facts}>
              <Spaced>
                {published && <DateTime className="dt-published" at={published} language={language} />}
                <span>{articles.minutes(readingMinutes(content))}</span>
              </Spaced>
            </p>
            <ArticleShare article={article} language={language} />
          </div>
        </>
      }
      dates={
        (published || first) && (
          <>
            {first && (
              <p>
                {words.firstPublished} <a href={first}>{hostOf(first)}</a>
              </p>
            )}
            {published && (
              <p>
                {words.published} <DateTime at={published} language={language} />
              </p>
            )}
            {changed && (
              <p>
                {words.updated} <DateTime className="dt-updated" at={changed} language={language} />
              </p>
            )}
          </>
        )
      }
    />
  )
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}

type DateTimeProps = { at: string; language: Language; className?: string }

/** A `<time>` element: shows the article's date as written, with Madrid's UTC offset in `datetime`. */
function DateTime({ at, language, className }: DateTimeProps) {
  return (
    <time className={className} dateTime={toMadridIso(at)}>
      {formatDate(at, language)}
    </time>
  )
}
