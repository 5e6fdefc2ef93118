export const NAV_LABEL = 'Principal'
export const SKIP_LINK = 'Saltar al contenido'
export const OPEN_MENU = 'Menú'
export const NEW_TAB = '(se abre en una pestaña nueva)'

export const SEARCH_LINK = 'Buscar'

export const NAV = {
  home: 'Inicio',
  about: 'Sobre mí',
  projects: 'Proyectos',
  articles: 'Artículos',
  resume: 'Currículo',
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
