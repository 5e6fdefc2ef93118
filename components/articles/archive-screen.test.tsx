import { render, screen } from '@testing-library/react'
import { ARCHIVE_PAGE_MAX } from '@/lib/site/constants'
import { ArchiveScreen } from './archive-screen'

const yearOf = (year: string, count: number) => ({
  year,
  articles: Array.from({ length: count }, (_, at) => ({
    id: Number(year || 1) * 10_000 + at,
    slug: `de-${year}-${at}`,
    title: `Número ${at} de ${year}`,
    date: year ? `${year}-01-01 10:00:00` : null,
  })),
})
const linkTo = (year: string) => screen.getByRole('link', { name: year }).getAttribute('href')
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('articles up to the limit of a page are on one page, and its years link to their sections', () => {
  render(<ArchiveScreen years={[yearOf('2026', ARCHIVE_PAGE_MAX - 1), yearOf('2025', 1)]} />)
  expect(headings()).toEqual(['2026', '2025'])
  expect([linkTo('2026'), linkTo('2025')]).toEqual(['#2026', '#2025'])
})

test('beyond the limit the newest year and undated articles are shown, and the other years have their own pages', () => {
  render(<ArchiveScreen years={[yearOf('2026', ARCHIVE_PAGE_MAX - 1), yearOf('2025', 1), yearOf('', 1)]} />)
  expect(headings()).toEqual(['2026', 'Sin fecha'])
  expect([linkTo('2025'), linkTo('Sin fecha')]).toEqual(['/articles/archivo/2025', '#sin-fecha'])
})
