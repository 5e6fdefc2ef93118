/** Texts of the page with a project's story. */
export const STORY = {
  kicker: 'Proyecto',
  back: 'Volver a proyectos',
  outline: 'En esta página',
  role: 'Mi papel',
  period: 'Cuándo',
  tools: 'Con qué',
  linkNames: { code: 'GitHub', demo: 'Demo' },
  linksLabel: 'Enlaces del proyecto',
  updated: 'Actualizado el',
  articles: 'Artículos sobre este proyecto',
  goOn: 'Más proyectos',
  previous: 'Proyecto anterior',
  next: 'Proyecto siguiente',
  all: 'Ver todos los proyectos',
  descriptionOf: (title: string) => `Historia del proyecto ${title}`,
} as const

/** Returns the title of a story's page. */
export function storyTitle(title: string, site: string): string {
  return `${title} | Proyectos de ${site}`
}
