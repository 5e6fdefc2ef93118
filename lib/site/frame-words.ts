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
