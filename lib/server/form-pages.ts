import { type Language, LANGUAGES } from '../config/language'
import { processWide } from '../config/process-wide'
import { localPath } from '../routing/local-path'
import { routes } from '../routing/routes'

const FORM_PATHS = new Map(LANGUAGES.map((language) => [localPath(language, routes.contact), language]))

const newest = () => processWide('form-pages', () => new Map<Language, string>())

/** Takes note of a page that is served or stored, if it is the one with the contact form. */
export function noteFormPage(path: string, { html }: { html: unknown }): void {
  const language = FORM_PATHS.get(path)
  if (language) newest().set(language, String(html))
}

/** The newest HTML of the page with the contact form that this process has seen. */
export function newestFormPage(language: Language): string | undefined {
  return newest().get(language)
}
