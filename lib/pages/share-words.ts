/** Texts below the title on preview cards, used if the owner gives none. */
export const SHARE = {
  home: 'Portfolio y blog',
  about: 'Formación, competencias y aficiones',
  projects: 'Web y apps: qué hacen y dónde probarlas',
  articles: 'Lo que aprendo, por escrito',
  resume: 'Experiencia, formación y competencias',
  contact: 'Una oferta, un proyecto o cualquier otra cosa',
  privacy: 'Qué datos se tratan y qué derechos puede ejercer',
} as const
