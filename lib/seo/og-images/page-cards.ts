import 'server-only'
import { owner } from '../../config/owner'
import { drawCover } from '../../images/covers/cover'
import { type OwnPictureName, readOwnPicture } from '../../images/own-pictures'
import { ABOUT } from '../../copy/about'
import { ARTICLES } from '../../copy/articles'
import { PRIVACY } from '../../copy/privacy'
import { PROJECTS } from '../../copy/projects'
import { pageWords } from '../page-words'
import type { Card } from './card'
import type { PageCard } from './addresses'

/** @param cover drawn when the owner has no picture */
type Shown = { title: string; own?: OwnPictureName; cover: { title: string; tag: string } }

const CARDS: Record<PageCard, () => Shown> = {
  home: () => ({ title: owner.site.name, own: 'portrait', cover: { title: owner.site.name, tag: '' } }),
  about: () => ({ title: ABOUT.title, own: 'about', cover: { title: ABOUT.title, tag: '' } }),
  projects: () => ({ title: PROJECTS.title, cover: { title: PROJECTS.title, tag: 'proyectos' } }),
  articles: () => ({
    title: pageWords('articles').heading,
    cover: { title: ARTICLES.title, tag: 'javascript' },
  }),
  resume: () => ({
    title: pageWords('resume').heading,
    own: 'portrait',
    cover: { title: owner.site.name, tag: '' },
  }),
  privacy: () => ({ title: PRIVACY.title, cover: { title: PRIVACY.title, tag: '' } }),
}

/** Content of the preview card of a page that is no article. */
export async function pageCard(page: PageCard): Promise<Card> {
  const { title, own, cover } = CARDS[page]()
  const picture = (own ? await readOwnPicture(own) : null) ?? Buffer.from(drawCover(cover))
  return { title, picture, foot: pageWords(page).share, label: owner.site.title }
}
