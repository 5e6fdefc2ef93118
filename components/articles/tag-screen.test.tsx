import { render, screen } from '@testing-library/react'
import { ARCHIVE_PAGE_MAX } from '@/lib/site/constants'
import { TAGS } from '@/lib/articles/words'
import { anArticle } from '@/e2e/unit/builders'
import { TagScreen } from './tag-screen'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))

const tagOf = (count: number) => ({
  slug: 'css',
  name: 'CSS',
  articles: Array.from({ length: count }, (_, at) => anArticle({ id: at + 1, slug: `articulo-${at + 1}` })),
})

test('a tag with more articles than fit on its page links to the archive', () => {
  render(<TagScreen tag={tagOf(ARCHIVE_PAGE_MAX + 1)} />)
  expect(screen.getByRole('link', { name: TAGS.older }).getAttribute('href')).toBe('/articles/archivo')
})

test('a tag whose articles all fit on its page does not', () => {
  render(<TagScreen tag={tagOf(ARCHIVE_PAGE_MAX)} />)
  expect(screen.queryByRole('link', { name: TAGS.older })).toBeNull()
  expect(document.querySelector(`[href="/article/articulo-${ARCHIVE_PAGE_MAX}"]`)).not.toBeNull()
})
