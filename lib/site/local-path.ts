import type { Language } from './language'

/** Paths whose names are translated. One that ends with a slash is a prefix of others. Longer paths come first. */
const TRANSLATED = [
  { es: '/contacto/enviar', en: '/contact/send' },
  { es: '/contacto/gracias', en: '/contact/thanks' },
  { es: '/contacto/articulo/', en: '/contact/article/' },
  { es: '/contacto', en: '/contact' },
] as const

/** Returns the prefix of the paths in a language; Spanish paths have none. */
export function pathPrefix(language: Language): '' | '/en' {
  return language === 'es' ? '' : '/en'
}

/**
 * Returns the path of a page in a language.
 * @param path of the Spanish page
 */
export function localPath(language: Language, path: string): string {
  return language === 'es' ? path : `/en${path === '/' ? '' : renamed(path, 'es', 'en')}`
}

/** Splits a path into its language and the path of its Spanish page. */
export function readLocalPath(path: string): { language: Language; path: string } {
  const [, rest] = /^\/en(\/.*)?$/.exec(path) ?? [null, null]
  return rest === null ? { language: 'es', path } : { language: 'en', path: renamed(rest ?? '/', 'en', 'es') }
}

function renamed(path: string, from: Language, to: Language): string {
  const names = TRANSLATED.find((name) =>
    name[from].endsWith('/') ? path.startsWith(name[from]) : path === name[from],
  )
  return names ? names[to] + path.slice(names[from].length) : path
}
