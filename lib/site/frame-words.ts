import type { Same } from './language'

/** Texts of the frame of every page. */
export const FRAME = {
  navigation: 'Principal',
  skip: 'Saltar al contenido',
  menu: 'Menú',
  newTab: '(se abre en una pestaña nueva)',
  /** Name of the strip with the author at the end of a text. */
  author: 'Autoría',
  search: 'Buscar',
  offline: 'No hay conexión a internet: puedes seguir en esta página y volver a intentarlo cuando la haya.',
  /** Label of the link to the page in the other language: that language's own name. */
  otherLanguage: 'English',
} as const

export const NAV = {
  home: 'Inicio',
  about: 'Sobre mí',
  projects: 'Proyectos',
  articles: 'Artículos',
  resume: 'Currículo',
  contact: 'Contacto',
  privacy: 'Políticas de Privacidad',
} as const

export const THEME = { toLight: 'Activar modo claro', toDark: 'Activar modo oscuro' } as const

export const FOOTER = {
  developedBy: (name: string) => `Desarrollado por ${name}`,
  loading: 'Cargando versión...',
  none: 'Sin versiones',
  error: (message: string) => `Error: ${message}`,
  copyright: (year: number, name: string) => `© ${year} ${name}`,
  subscribe: 'Suscribirse',
  socialLabel: 'Dónde encontrarme',
} as const
export const FRAME_EN: Same<typeof FRAME> = {
  navigation: 'Main',
  skip: 'Skip to content',
  menu: 'Menu',
  newTab: '(opens in a new tab)',
  author: 'About the author',
  search: 'Search the site (in Spanish)',
  offline: 'There is no internet connection: you can stay on this page and try again once it is back.',
  otherLanguage: 'Español',
}

export const NAV_EN: Same<typeof NAV> = {
  home: 'Home',
  about: 'About me',
  projects: 'Projects',
  articles: 'Articles',
  resume: 'Résumé',
  contact: 'Contact',
  privacy: 'Privacy (in Spanish)',
}

export const THEME_EN: Same<typeof THEME> = {
  toLight: 'Switch to light mode',
  toDark: 'Switch to dark mode',
}

export const FOOTER_EN: Same<typeof FOOTER> = {
  developedBy: (name) => `Developed by ${name}`,
  loading: 'Loading version...',
  none: 'No versions',
  error: (message) => `Error: ${message}`,
  copyright: (year, name) => `© ${year} ${name}`,
  subscribe: 'Subscribe (in Spanish)',
  socialLabel: 'Where to find me',
}
