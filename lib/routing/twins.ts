import type { Language } from '../config/language'
import { PROJECT_TYPES } from '../portfolio/types'
import { contactRoutes } from './contact-routes'
import { localPath } from './local-path'
import { routes } from './routes'
import type { TwinRule } from './twin-of'

/**
 * Where the link to the other language leads, as rules of which the first that fits counts: to the same page, else to the
 * nearest. A list of articles or tags leads to the list of English articles where there are any; everything else that has
 * no twin leads to the home page. Rules are data, so that the header's script knows no path.
 * @param translated slugs of the articles that exist in English
 */
export function twinRules(language: Language, translated: readonly string[]): TwinRule[] {
  if (language === 'en')
    return [
      ['^/en$', '/'],
      ['^/en/contact$', routes.contact],
      ['^/en/contact/thanks$', contactRoutes.thanks],
      ['^/en/contact/article/', contactRoutes.reply('')],
      ['^/en(/.*)$', '$1'],
    ]
  const slugs = translated.map((slug) => encodeURIComponent(slug).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const articles: TwinRule[] = [
    ...(slugs.length > 0 ? [[`^(/article/(?:${slugs.join('|')}))$`, '/en$1'] satisfies TwinRule] : []),
    ...(slugs.length > 0
      ? [['^/(?:articles?|etiquetas?|serie)(?:/.*)?$', '/en/articles'] satisfies TwinRule]
      : []),
  ]
  return [
    [`^(/about|/resume|/project(?:/(?:${PROJECT_TYPES.join('|')}))?(?:/page/\\d+)?)$`, '/en$1'],
    ['^(/resume/[^/]+)$', '/en$1'],
    ['^/project(?:/.*)?$', '/en/project'],
    ...articles,
    ...contactRules(slugs),
    ['^.*$', '/en'],
  ]
}

/** @param slugs of the articles that exist in English, as they stand in a pattern */
function contactRules(slugs: string[]): TwinRule[] {
  const form = localPath('en', routes.contact)
  const reply = localPath('en', contactRoutes.reply(''))
  return [
    [`^${contactRoutes.thanks}$`, localPath('en', contactRoutes.thanks)],
    ...(slugs.length > 0
      ? [[`^${contactRoutes.reply('')}(${slugs.join('|')})$`, `${reply}$1`] satisfies TwinRule]
      : []),
    [`^${routes.contact}(?:/.*)?$`, form],
  ]
}
