import 'server-only'
import type { Language } from '../../config/language'
import { ownerIn } from '../../config/owner-in'
import { shownDate } from '../../articles/article'
import { drawCover } from '../../images/covers/cover'
import { formatDay } from '../../text/date'
import type { ArticleSummary } from '../../content/types'
import type { Card } from './card'

/** Returns the content of an article's preview card: title, first tag, author and date. */
export function articleCard(article: ArticleSummary, language: Language = 'es'): Card {
  const { site } = ownerIn(language)
  const { title, tags } = article
  const [tag] = tags
  const published = shownDate(article)
  return {
    title,
    label: tag ? `#${tag}` : site.title,
    foot: published ? `${site.name} · ${formatDay(published, language)}` : site.name,
    picture: Buffer.from(drawCover({ title, tag: tag ?? '' })),
  }
}
