import 'server-only'
import { articleCover } from '../articles/article'
import { publicationDate } from '../content/publication'
import type { Language } from '../site/language'
import { ownerIn } from '../site/shown-site'
import { PRIVACY } from '../pages/screen-words'
import { RESUME_COPY } from '../resume/words'
import { STORY } from '../projects/words'
import { SERIES, TAGS } from '../articles/words'
import { pageWords, wordsIn } from '../pages/words'
import type { OwnPictureName } from '../images/own-file'
import { articleMedia } from '../images/responsive-image'
import type { ArticleSummary, Cover, Project } from '../content/types'
import { projectCover } from '../projects/project'
import type { ResumeVariant } from '../resume/addresses'
import { formatDay } from '../text/date'
import { shortHash } from '../text/random'
import { ownPageMedia } from '../pages/site-segments'
import { type OwnPage } from '../pages/added-pages'

/** The texts of a preview card. All are trusted: they come from the site's content and copy, never from a request. */
export type CardTexts = { title: string; label: string; foot: string }

/**
 * The content of a preview card.
 * @param own the owner's picture that it shows; without one, the cover
 */
export type Card = CardTexts & { cover: Cover; own?: OwnPictureName; language: Language }

/** The image of a link preview. @param alt what is in it */
export type Preview = { image: string; alt: string }

/** Increase it when cards are drawn differently: browsers and services keep a card until its URL changes. */
const DRAWING = 4

export const PAGE_CARDS = ['home', 'about', 'projects', 'articles', 'resume', 'contact', 'privacy'] as const
export type PageCard = (typeof PAGE_CARDS)[number]

/** Returns the card of a page other than an article. */
export function pageCard(page: PageCard, language: Language = 'es'): Card {
  const { about, articles, contact, projects } = wordsIn(language)
  const { name, title: label } = ownerIn(language).site
  const { heading, share: foot } = pageWords(page, language)
  const shown: Record<PageCard, Pick<Card, 'title' | 'cover' | 'own'>> = {
    home: { title: name, own: 'portrait', cover: { title: name, tag: '' } },
    about: { title: about.title, own: 'about', cover: { title: about.title, tag: '' } },
    projects: { title: projects.title, cover: { title: projects.title, tag: 'proyectos' } },
    articles: { title: heading, cover: { title: articles.title, tag: 'javascript' } },
    resume: { title: heading, own: 'portrait', cover: { title: name, tag: '' } },
    contact: { title: heading, own: 'portrait', cover: { title: contact.title, tag: '' } },
    privacy: { title: PRIVACY.title, cover: { title: PRIVACY.title, tag: '' } },
  }
  return { ...shown[page], label, foot, language }
}

/** Returns the card of an article: title, first tag, author and date. @param place see `articleCover` */
export function articleCard(article: ArticleSummary, language: Language = 'es', place?: number | null): Card {
  const { name, title: site } = ownerIn(language).site
  const [tag] = article.tags
  const published = publicationDate(article)
  return {
    title: article.title,
    label: tag ? `#${tag}` : site,
    foot: published ? `${name} · ${formatDay(published, language)}` : name,
    cover: articleCover(article, place),
    language,
  }
}

/** Returns the card of a project with a story. @param place see `projectCover` */
export function storyCard(project: Pick<Project, 'title' | 'tipo'>, place?: number | null): Card {
  const { name, title: site } = ownerIn('es').site
  const label = `${STORY.kicker} · ${site}`
  return { title: project.title, label, foot: name, cover: projectCover(project, place), language: 'es' }
}

/** Returns the card of a CV. @param role its label, or the owner's own */
export function resumeCard({ language, role }: ResumeVariant, roleLabel: string): Card {
  const { name, title: label } = ownerIn('es').site
  const copy = RESUME_COPY[language]
  return {
    title: role === null ? copy.title : roleLabel,
    label,
    // A role's title is the role itself.
    foot: role === null ? copy.sentence(name, roleLabel) : copy.roleSentence(name),
    own: 'portrait',
    cover: { title: name, tag: '' },
    language,
  }
}

/** Returns the card of a page of the owner's own. */
export function ownPageCard({ title, language }: Pick<OwnPage, 'title' | 'language'>): Card {
  const { name, title: label } = ownerIn(language).site
  return { title, label, foot: name, cover: { title, tag: '' }, language }
}

export type TopicKind = 'tag' | 'series'
export type Topic = { slug: string; name: string; articles: readonly unknown[] }

/** Returns the card of a tag or a series. */
export function topicCard(kind: TopicKind, { name, articles }: Topic): Card {
  const { name: author, title: site } = ownerIn('es').site
  const { kicker, count } = kind === 'tag' ? TAGS : SERIES
  return {
    title: name,
    label: `${kicker} · ${site}`,
    foot: `${author} · ${count(articles.length)}`,
    cover: { title: name, tag: name },
    language: 'es',
  }
}

/**
 * Returns a hash of everything that a preview shows.
 * @param replacing the address of the picture that is shown instead of the card
 */
export function previewVersion(card: Card, replacing: string | null = null): string {
  const { cover, own, ...texts } = card
  const { accent, icon, name } = ownerIn(card.language).site
  // The place of a cover is no part of it: it would change when an older article goes.
  const drawn = [cover.title, cover.tag, own && ownPicture(own, card.language)?.image, accent, icon, name]
  return shortHash(JSON.stringify([DRAWING, replacing, texts, drawn]))
}

/** Returns the file name of a page's preview image: `about.jpg`, `about.en.jpg`. */
export function pageCardFile(page: PageCard, language: Language): string {
  return `${page}${language === 'es' ? '' : `.${language}`}.jpg`
}

export function pagePreview(page: PageCard, language: Language = 'es'): Preview {
  return previewOf(`/media/page/${pageCardFile(page, language)}`, pageCard(page, language))
}

export function articlePreview(article: ArticleSummary, language: Language = 'es'): Preview {
  const path = `${articleMedia(article.slug, language)}/share.jpg`
  return previewOf(path, articleCard(article, language), article.featured_image)
}

export function storyPreview(project: Pick<Project, 'id' | 'title' | 'tipo' | 'imgPath'>): Preview {
  return previewOf(`/media/project/${project.id}/share.jpg`, storyCard(project), project.imgPath)
}

/** The whole Spanish CV has the preview of its page. @param roleLabel of the role */
export function resumePreview(variant: ResumeVariant, roleLabel: string): Preview {
  const { language, role } = variant
  if (language === 'es' && role === null) return pagePreview('resume')
  return previewOf(`/media/resume/${language}/${role ?? 'cv'}.jpg`, resumeCard(variant, roleLabel))
}

export function ownPagePreview(page: Pick<OwnPage, 'slug' | 'title' | 'language'>): Preview {
  return previewOf(`${ownPageMedia(page)}/share.jpg`, ownPageCard(page))
}

export function topicPreview(kind: TopicKind, topic: Topic): Preview {
  return previewOf(`/media/${kind}/${encodeURIComponent(topic.slug)}.jpg`, topicCard(kind, topic))
}

/** Alternative texts. @param texts written on the card @param alt of the owner's picture */
const ALT = {
  es: {
    drawn: (texts: string) => `Tarjeta con un dibujo y el texto «${texts}»`,
    pictured: (texts: string, alt: string) => `Tarjeta con la imagen «${alt}» y el texto «${texts}»`,
    picture: (title: string) => `Imagen de «${title}»`,
  },
  en: {
    drawn: (texts: string) => `Card with a drawing and the text “${texts}”`,
    pictured: (texts: string, alt: string) => `Card with the picture “${alt}” and the text “${texts}”`,
    picture: (title: string) => `Picture of “${title}”`,
  },
}

/** @param replacing see {@link previewVersion}; an SVG replaces no card */
function previewOf(path: string, card: Card, replacing: string | null = null): Preview {
  const alt = ALT[card.language]
  const isReplaced = replacing !== null && !/\.svg(?:[?#]|$)/i.test(replacing)
  const own = card.own && ownPicture(card.own, card.language)
  const texts = [...new Set([card.label, card.title, card.foot])].join(' · ')
  return {
    image: `${path}?v=${previewVersion(card, replacing)}`,
    alt: isReplaced ? alt.picture(card.title) : own?.alt ? alt.pictured(texts, own.alt) : alt.drawn(texts),
  }
}

function ownPicture(name: OwnPictureName, language: Language) {
  const { site, about } = ownerIn(language)
  return name === 'about' ? about.picture : site.portrait
}
