import { ARCHIVE, ARTICLE_LIST_LABELS, ARTICLES, TAGS } from '@/lib/articles/words'
import { pageWords } from '@/lib/pages/words'
import { IntentLink } from '../ui/intent-link'
import type { ArticlePage } from '@/lib/content/types'
import { topicRoutes } from '@/lib/articles/routes'
import { Container, PageHeading } from '../ui/page-frame'
import { EmptyState } from '../ui/empty-state'
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
