import { LANGUAGES } from '../site/language'
import { absoluteUrl } from '../site/site-url'
import { localPath } from '../site/local-path'

/**
 * Returns the URLs of a page that exists in every language, by language code. `x-default`, for all other languages, is
 * the Spanish one (https://developers.google.com/search/docs/specialty/international/localized-versions).
 * @param path of the Spanish page
 */
export function hrefLanguages(path: string): Record<string, string> {
  const addresses = LANGUAGES.map((language) => [language, absoluteUrl(localPath(language, path))])
  return { ...Object.fromEntries(addresses), 'x-default': absoluteUrl(path) } as Record<string, string>
}
