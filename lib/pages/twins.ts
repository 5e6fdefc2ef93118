import type { Language } from '../site/language'
import { PROJECT_TYPES } from '../content/types'
import { contactRoutes, routes, localPath } from '../site/routes'
import { escapePattern } from '../text/escaping'

/** A pattern of paths, and its replacement, which yields a different path. */
export type TwinRule = [from: string, to: string]

type Translated = { articles: readonly string[]; pages: readonly string[] }

/**
 * Returns the rules for the link to the other language; the first match applies. The link leads to the same page, or
 * otherwise to the nearest one. A list of articles or tags leads to the list of English articles if there are any.
 * Every other page without a translation leads to the home page. Rules are data, so that the header's script contains
 * no paths.
 * @param translated slugs of the articles and of the own pages that exist in English
 */
export function twinRules(language: Language, translated: Translated): TwinRule[] {
  if (language === 'en')
    return [
      ['^/en$', '/'],
      ['^/en/contact(?:/send)?$', routes.contact],
      ['^/en/contact/thanks$', contactRoutes.thanks],
      ['^/en/contact/article/', contactRoutes.reply('')],
      ['^/en(/.*)$', '$1'],
    ]
  const slugs = translated.articles.map((slug) => escapePattern(encodeURIComponent(slug)))
  const anyOf = (names: readonly string[], rule: (any: string) => TwinRule) =>
    names.length > 0 ? [rule(names.join('|'))] : []
  return [
    [`^(/about|/resume|/project(?:/(?:${PROJECT_TYPES.join('|')}))?(?:/page/\\d+)?)$`, '/en$1'],
    ['^(/resume/[^/]+)$', '/en$1'],
    ['^/project(?:/.*)?$', '/en/project'],
    ...anyOf(slugs, (any) => [`^(/article/(?:${any}))$`, '/en$1']),
    ...anyOf(slugs, () => ['^/(?:articles?|etiquetas?|serie)(?:/.*)?$', '/en/articles']),
    ...anyOf(translated.pages, (any) => [`^(/(?:${any}))$`, '/en$1']),
    [`^${contactRoutes.thanks}$`, localPath('en', contactRoutes.thanks)],
    ...anyOf(slugs, (any) => [
      `^${contactRoutes.reply('')}(${any})$`,
      `${localPath('en', contactRoutes.reply(''))}$1`,
    ]),
    [`^${routes.contact}(?:/.*)?$`, localPath('en', routes.contact)],
    ['^.*$', '/en'],
  ]
}
