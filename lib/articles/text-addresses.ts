import 'server-only'
import type { Language } from '../site/language'
import { bodyDiagrams, bodyImages } from '../images/body-images'
import { articleMedia } from '../images/responsive-image'
import type { WikiTargets } from '../markdown/links'
import type { TextAddresses } from '../markdown/page-html'
import { getTextFacts } from '../markdown/render-text'
import { localPath, routes } from '../site/routes'
import { noteFinder } from './article'

type Text = { slug: string; content: string }
type Options = {
  /** Base path of its images, where it isn't that of an article. */
  media?: string
  language?: Language
  /** Whether the text is a file of the owner's, although articles come from an API. */
  isOwners?: boolean
}

/** Returns where the images and diagrams of a text are, and where the notes that it links to. */
export async function getTextAddresses(
  { slug, content }: Text,
  { language = 'es', media = articleMedia(slug, language), isOwners }: Options = {},
): Promise<Required<TextAddresses>> {
  const { diagrams } = await getTextFacts(content, language)
  return {
    images: await bodyImages({ content }, media, { language, isOwners }),
    diagrams: await bodyDiagrams(diagrams, media, language),
    notes: await getTextNotes(content, language),
  }
}

/** Returns where the notes are that a text links to. Few texts have such links: the rest needs no list of articles. */
export async function getTextNotes(content: string, language: Language): Promise<WikiTargets> {
  const { notes: names } = content.includes('[[') ? await getTextFacts(content, language) : { notes: [] }
  if (names.length === 0) return {}
  const { getAllArticles, getTranslatedArticles } = await import('./queries')
  const findSpanish = noteFinder(await getAllArticles())
  const findEnglish = noteFinder(language === 'en' ? await getTranslatedArticles() : [])
  return Object.fromEntries(
    names.flatMap((name) => {
      const translated = findEnglish(name)
      const found = translated ?? findSpanish(name)
      const path = found && localPath(translated ? 'en' : 'es', routes.article(found.slug))
      return found && path ? [[name, { href: path, title: found.title }]] : []
    }),
  )
}
