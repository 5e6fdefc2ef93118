import type { Language } from '../config/language'

/** What the paths of a language begin with; those of Spanish have no prefix. */
export function pathPrefix(language: Language): '' | '/en' {
  return language === 'es' ? '' : '/en'
}

/** The path of a page in a language. @param path of the Spanish page */
export function localPath(language: Language, path: string): string {
  return language === 'es' ? path : `/en${path === '/' ? '' : path}`
}

/** The language of a path, and the path of its Spanish page. */
export function readLocalPath(path: string): { language: Language; path: string } {
  const [, rest] = /^\/en(\/.*)?$/.exec(path) ?? [null, null]
  return rest === null ? { language: 'es', path } : { language: 'en', path: rest ?? '/' }
}
