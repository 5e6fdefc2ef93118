import 'server-only'
import type { Language } from '../../config/language'
import { ownerIn } from '../../config/owner-in'
import { drawCover } from '../../images/covers/cover'
import { type OwnPictureName, readOwnPicture } from '../../images/own-pictures'
import { PRIVACY } from '../../copy/privacy'
import { wordsIn } from '../../copy/words'
import { pageWords } from '../page-words'
import type { Card } from './card'
import type { PageCard } from './addresses'

/** Title and image of a page's card. @param cover drawn if the owner has no image */
type Shown = { title: string; own?: OwnPictureName; cover: { title: string; tag: string } }

function shownOn(page: PageCard, language: Language): Shown {
  const { about, articles, contact, projects } = wordsIn(language)
  const { name } = ownerIn(language).site
  const { heading } = pageWords(page, language)
  const cards: Record<PageCard, Shown> = {
    home: { title: name, own: 'portrait', cover: { title: name, tag: '' } },
    about: { title: about.title, own: 'about', cover: { title: about.title, tag: '' } },
    projects: { title: projects.title, cover: { title: projects.title, tag: 'proyectos' } },
    articles: { title: heading, cover: { title: articles.title, tag: 'javascript' } },
    resume: { title: heading, own: 'portrait', cover: { title: name, tag: '' } },
    contact: { title: heading, own: 'portrait', cover: { title: contact.title, tag: '' } },
    privacy: { title: PRIVACY.title, cover: { title: PRIVACY.title, tag: '' } },
  }
  return cards[page]
}

/** Returns the content of the preview card of a page other than an article. */
export async function pageCard(page: PageCard, language: Language = 'es'): Promise<Card> {
  const { title, own, cover } = shownOn(page, language)
  const picture = (own ? await readOwnPicture(own) : null) ?? Buffer.from(drawCover(cover))
  return { title, picture, foot: pageWords(page, language).share, label: ownerIn(language).site.title }
}
