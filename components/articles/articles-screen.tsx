import { IntentLink } from '../ui/intent-link'
import { ARTICLE_LIST } from '@/lib/copy/article-list'
import { ARCHIVE, TAGS } from '@/lib/copy/topics'
import type { ArticlePage } from '@/lib/portfolio/types'
import { topicRoutes } from '@/lib/routing/topic-routes'
import { pageWords } from '@/lib/seo/page-words'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import { GridIcon, ListIcon } from '../ui/icons'
import { PageHeading } from '../ui/page-heading'
import { ArticleList } from './article-list'
import styles from './articles-screen.module.css'
import { renderPage } from './rendered-page'

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

const ICONS = { grid: <GridIcon />, list: <ListIcon /> }

export function ArticlesScreen({ page }: { page: ArticlePage | null }) {
  return (
    <Container>
      <PageHeading title={pageWords('articles').heading}>
        <p className={styles.ways}>
          <IntentLink href={topicRoutes.tags}>{TAGS.title}</IntentLink>
          <IntentLink href={topicRoutes.archive()}>{ARCHIVE.title}</IntentLink>
        </p>
      </PageHeading>
      <ArticleList
        words={ARTICLE_LIST}
        page={renderPage(page ?? NO_ARTICLES)}
        illustration={<EmptyState />}
        icons={ICONS}
      />
    </Container>
  )
}
