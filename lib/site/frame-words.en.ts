import type { Same } from './language'
import type { FOOTER, FRAME, NAV, THEME } from './frame-words'

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
