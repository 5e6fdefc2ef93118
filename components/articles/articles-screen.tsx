import type { ArticlePage } from '@/lib/portfolio/types'
import { pageWords } from '@/lib/seo/page-words'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import { GridIcon, ListIcon } from '../ui/icons'
import { PageHeading } from '../ui/page-heading'
import { ArticleList } from './article-list'
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
      <PageHeading title={pageWords('articles').heading} />
      <ArticleList
        page={renderPage(page ?? NO_ARTICLES)}
        illustration={<EmptyState />}
        icons={{ grid: <GridIcon />, list: <ListIcon /> }}
      />
    </Container>
  )
}
