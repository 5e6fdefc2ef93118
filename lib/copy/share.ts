/** Texts of the drawn preview cards, below the title. */
export const SHARE = {
  home: 'Desarrollo web en Madrid: portfolio y blog',
  about: 'Formación, competencias y aficiones',
  projects: 'Web y apps: qué hacen y dónde probarlas',
  articles: 'Desarrollo web, datos y software sostenible',
  resume: 'Experiencia, formación y competencias',
  privacy: 'Qué datos se tratan y qué derechos tienes',
} as const
