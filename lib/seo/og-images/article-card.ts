import 'server-only'
import { owner } from '../../config/owner'
import { shownDate } from '../../articles/article'
import { drawCover } from '../../images/covers/cover'
import { formatDay } from '../../text/date'
import type { ArticleSummary } from '../../portfolio/types'
import type { Card } from './card'

/** Content of an article's preview card: title, first tag, author and date. */
export function articleCard(article: ArticleSummary): Card {
  const { title, tags } = article
  const [tag] = tags
  const published = shownDate(article)
  return {
    title,
    label: tag ? `#${tag}` : owner.site.title,
    foot: published ? `${owner.site.name} · ${formatDay(published)}` : owner.site.name,
    picture: Buffer.from(drawCover({ title, tag: tag ?? '' })),
  }
}
