import { type Language, LANGUAGES } from '../config/language'
import { processWide } from '../config/process-wide'
import { localPath } from '../routing/local-path'
import { routes } from '../routing/routes'

const FORM_PATHS = new Map(LANGUAGES.map((language) => [localPath(language, routes.contact), language]))

const newest = () => processWide('form-pages', () => new Map<Language, string>())

/** Records a page that is served or stored, if it is the contact form's page. */
export function noteFormPage(path: string, { html }: { html: unknown }): void {
  const language = FORM_PATHS.get(path)
  if (language) newest().set(language, String(html))
}

/** Returns the newest HTML of the contact form's page that this process has seen. */
export function newestFormPage(language: Language): string | undefined {
  return newest().get(language)
}
