import type { Article } from '@/lib/content/types'
import { wordsIn } from '@/lib/pages/words'
import type { Language } from '@/lib/site/language'
import { localPath, routes } from '@/lib/site/routes'
import { absoluteUrl } from '@/lib/site/site-url'
import { ShareIcon } from '../ui/icons'
import { ShareButton } from './share-button'

type ArticleShareProps = { article: Article; language: Language; isQuiet?: boolean }

/** The button that shares an article; a quiet one looks like a link. */
export function ArticleShare({ article: { slug, title, excerpt }, language, isQuiet }: ArticleShareProps) {
  const { share, shared, notShared, addressLabel } = wordsIn(language).clipboard
  return (
    <ShareButton
      title={title}
      excerpt={excerpt}
      url={absoluteUrl(localPath(language, routes.article(slug)))}
      words={{ share, shared, notShared, addressLabel }}
      icon={!isQuiet && <ShareIcon />}
      isQuiet={isQuiet}
    />
  )
}
