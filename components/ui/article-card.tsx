import type { ReactNode } from 'react'
import { articleImage, badgeTone, cardTags } from '@/lib/articles/article'
import { publicationDate } from '@/lib/content/publication'
import type { Language, Same } from '@/lib/site/language'
import { ARTICLES } from '@/lib/articles/words'
import { formatDate } from '@/lib/text/date'
import type { ArticleSummary } from '@/lib/content/types'
import { articleMedia } from '@/lib/images/responsive-image'
import { localPath, routes } from '@/lib/site/routes'
import { CoverTransitionLink } from './cover-transition'
import { CARD_SIZES, Picture } from './picture'
import { Spaced } from './spaced'
import linkStyles from './card-link.module.css'
import styles from './article-card.module.css'
import { IntentLink } from './intent-link'
import { topicRoutes } from '@/lib/articles/routes'
import { slugOf } from '@/lib/text/folding'
import badge from './badge.module.css'

type ArticleCardProps = {
  article: ArticleSummary
  headingLevel?: 2 | 3
  /** The first card of the page: its image is loaded eagerly. */
  first?: boolean
  /** Language of the article, and texts of the card. Topic pages are Spanish, so English cards don't link to them. */
  language?: Language
  words?: Same<typeof ARTICLES>
}

/** An article in a list (SPEC §3). The whole card is clickable; the accessible name of the link is the title. */
export function ArticleCard({
  article,
  headingLevel = 2,
  first = false,
  language = 'es',
  words = ARTICLES,
}: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  const { category, hashTags, more } = cardTags(article.tags, words.category)
  const date = publicationDate(article)
  const hasTopics = language === 'es'
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          className={styles.image}
          {...articleImage(article, articleMedia(article.slug, language))}
          alt=""
          sizes={CARD_SIZES}
          width={1200}
          height={630}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={first ? 'high' : undefined}
          data-cover={article.id}
        />
      </div>
      <div className={styles.body}>
        <p className={styles.meta}>
          <Spaced>
            <Badge tag={category} linked={hasTopics && article.tags.length > 0} />
            {date && <time dateTime={date.slice(0, 10)}>{formatDate(date, language)}</time>}
          </Spaced>
        </p>
        <Heading className={styles.title}>
          <CardLink
            href={localPath(language, routes.article(article.slug))}
            title={article.title}
            cover={article.id}
            loading={words.loading}
          />
        </Heading>
        <p className={styles.excerpt} data-excerpt={article.excerpt ? '' : undefined}>
          {article.excerpt ?? words.noExcerpt}
        </p>
        <p className={styles.foot}>
          <Spaced>
            <span>{words.minutes(article.reading_minutes)}</span>
            {hashTags.map((tag) => (
              <TagLink key={tag} tag={tag} linked={hasTopics} className={styles.tag}>
                #{tag}
              </TagLink>
            ))}
            {more > 0 && <span>{words.moreTags(more)}</span>}
          </Spaced>
        </p>
      </div>
    </article>
  )
}

type CardLinkProps = { href: string; title: string; cover: number; loading: string }

/** The link of a card. It shows progress until the article has loaded; analytics knows it by its mark (SPEC §7). */
export function CardLink({ href, title, cover, loading }: CardLinkProps) {
  return (
    <CoverTransitionLink
      href={href}
      cover={cover}
      className={linkStyles.link}
      isCard
      pending={<span className={linkStyles.pending} role="status" aria-label={loading} />}
    >
      {title}
    </CoverTransitionLink>
  )
}

type TagLinkProps = { tag: string; className?: string; tone?: string; linked?: boolean; children?: ReactNode }

/**
 * A link from a tag to its articles; plain text if the tag's name yields no slug. A page has many, so none is
 * prefetched until a pointer enters its link.
 */
export function TagLink({ tag, className, tone, linked = true, children = tag }: TagLinkProps) {
  const slug = linked ? slugOf(tag) : ''
  const shown = { className, 'data-tone': tone, children }
  return slug ? <IntentLink href={topicRoutes.tag(slug)} {...shown} /> : <span {...shown} />
}

/**
 * A tag in the colour defined for its name (SPEC §3).
 * @param linked false for plain text, where there is no topic page to link to
 */
export function Badge({ tag, linked = true }: { tag: string; linked?: boolean }) {
  return <TagLink tag={tag} className={badge.badge} tone={badgeTone(tag)} linked={linked} />
}
