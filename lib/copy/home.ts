export const HOME = {
  title: 'Inicio',
  greeting: 'Hola, soy',
  rolesLabel: 'A qué me dedico',
  pause: 'Pausar la animación',
  resume: 'Reanudar la animación',
  toProjects: 'Ver proyectos',
  toResume: 'Ver currículo',
  recentHeading: 'Artículos recientes',
  aboutHeading: 'Sobre mí',
  aboutMore: 'Más sobre mí',
  allArticles: 'Ver todos los artículos',
  portraitAlt:
    'Ilustración de una persona que programa junto a una ventana con vistas a los tejados de Madrid',
} as const
