/** What stands below the title on the drawn preview cards, where the owner says nothing else. */
export const SHARE = {
  home: 'Portfolio y blog',
  about: 'Formación, competencias y aficiones',
  projects: 'Web y apps: qué hacen y dónde probarlas',
  articles: 'Lo que aprendo, por escrito',
  resume: 'Experiencia, formación y competencias',
  contact: 'Una oferta, un proyecto o cualquier otra cosa',
  privacy: 'Qué datos se tratan y qué derechos tienes',
} as const
