import { ARCHIVE, ARTICLE_LIST_LABELS, ARTICLES, ENGLISH_ARTICLES, TAGS } from '@/lib/articles/words'
import { pageWords, wordsIn } from '@/lib/pages/words'
import { routes } from '@/lib/site/routes'
import { ArticleCard } from '../ui/article-card'
import { ButtonLink } from '../ui/button-link'
import { CardGrid } from '../ui/card-grid'
import { IntentLink } from '../ui/intent-link'
import type { ArticlePage, ArticleSummary } from '@/lib/content/types'
import { topicRoutes } from '@/lib/articles/routes'
import { Container, PageHeading } from '../ui/page-frame'
import { EmptyState } from '../ui/panel'
import { GridIcon, ListIcon } from '../ui/icons'
import { ArticleList } from './article-list'
import type { ViewOption } from './list-tools'
import styles from './articles-screen.module.css'
import { renderPage } from './rendered-page'
import { Spaced } from '../ui/spaced'

const NO_ARTICLES: ArticlePage = {
  articles: [],
  pagination: {
    current_page: 1,
    per_page: 0,
    total_items: 0,
    total_pages: 0,
    has_next: false,
    has_prev: false,
  },
}

const VIEWS: ViewOption[] = [
  { view: 'grid', label: ARTICLES.gridView, icon: <GridIcon /> },
  { view: 'list', label: ARTICLES.listView, icon: <ListIcon /> },
]

const NOTHING = (
  <>
    <EmptyState />
    <p className={styles.nothing}>{ARTICLES.none}</p>
  </>
)

type ArticlesScreenProps = { page: ArticlePage | null; hasTags: boolean }

export function ArticlesScreen({ page, hasTags }: ArticlesScreenProps) {
  return (
    <Container>
      <PageHeading title={pageWords('articles').heading}>
        <p className={styles.ways}>
          <Spaced>
            {hasTags && <IntentLink href={topicRoutes.tags}>{TAGS.title}</IntentLink>}
            <IntentLink href={topicRoutes.archive()}>{ARCHIVE.title}</IntentLink>
          </Spaced>
        </p>
      </PageHeading>
      <ArticleList
        labels={ARTICLE_LIST_LABELS}
        page={renderPage(page ?? NO_ARTICLES)}
        nothing={NOTHING}
        texts={ARTICLES.nothing}
        views={VIEWS}
      />
    </Container>
  )
}

type EnglishArticlesScreenProps = { articles: readonly ArticleSummary[]; all: number }

/** The articles that exist in English, on a single page, because owners translate only a few. Without any there is none. */
export function EnglishArticlesScreen({ articles, all }: EnglishArticlesScreenProps) {
  const words = wordsIn('en').articles
  return (
    <Container>
      <PageHeading
        title={pageWords('articles', 'en').heading}
        lead={ENGLISH_ARTICLES.lead(articles.length, all)}
      />
      <CardGrid>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} first={index === 0} language="en" words={words} />
          </li>
        ))}
      </CardGrid>
      <p className={styles.spanish}>
        <ButtonLink href={routes.articles()} hrefLang="es" variant="outline">
          {ENGLISH_ARTICLES.toSpanish}
        </ButtonLink>
      </p>
    </Container>
  )
}
