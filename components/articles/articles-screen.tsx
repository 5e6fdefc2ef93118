import { IntentLink } from '../ui/intent-link'
import { ARCHIVE, TAGS } from '@/lib/copy/ways'
import type { ArticlePage } from '@/lib/portfolio/types'
import { routes } from '@/lib/routing/routes'
import { pageWords } from '@/lib/seo/page-words'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
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

export function ArticlesScreen({ page }: { page: ArticlePage | null }) {
  return (
    <Container>
      <PageHeading title={pageWords('articles').heading}>
        <p className={styles.ways}>
          <IntentLink href={routes.tags}>{TAGS.title}</IntentLink>
          <IntentLink href={routes.archive()}>{ARCHIVE.title}</IntentLink>
        </p>
      </PageHeading>
      <ArticleList page={renderPage(page ?? NO_ARTICLES)} illustration={<EmptyState />} />
    </Container>
  )
}
