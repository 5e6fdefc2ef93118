import type { Language, Same } from '../site/language'

export const ABOUT = {
  title: 'Sobre mí',
  heading: 'Quien soy',
  description: (name: string, city: string | null) =>
    `Quién es ${name}: formación, conocimientos, herramientas y aficiones${city ? `, en ${city}` : ''}.`,
  hobbiesHeading: 'Cuando no programo',
  skillsHeading: 'Profesional Skill',
  toolsHeading: 'Herramientas que uso',
} as const

/** Texts of the links to the contact page, and its title and description. */
export const CONTACT = {
  title: 'Contacto',
  description: (name: string) =>
    `Escribe a ${name}: una oferta, un proyecto o cualquier otra cosa, con un formulario sin registros ni terceros.`,
  descriptionWithoutForm: (name: string) => `Cómo ponerse en contacto con ${name}.`,
  link: 'Contactar',
  replyLink: 'Responder a este artículo',
} as const

export const FEEDS = {
  rss: (title: string) => `${title}: artículos (RSS)`,
  atom: (title: string) => `${title}: artículos (Atom)`,
  json: (title: string) => `${title}: artículos (JSON Feed)`,
  title: (title: string) => `Blog de ${title}`,
} as const

/** Texts of llms.txt and of the Markdown version of an article. */
export const PLAIN = {
  pages: 'Páginas',
  articles: 'Artículos',
  projects: 'Proyectos',
  published: 'Publicado',
  updated: 'Actualizado',
  tags: 'Etiquetas',
  author: 'Autoría',
  original: 'Original',
  inEnglish: 'Artículos en inglés',
  pagesInEnglish: 'Páginas en inglés',
  wholeInEnglish: 'Todos los artículos en inglés en un archivo',
  resumeText: 'CV como texto',
  whole: 'Todos los artículos en un archivo',
  leftOut: (count: number) =>
    count === 1
      ? 'Un artículo más antiguo no cabe en este archivo.'
      : `${count} artículos más antiguos no caben en este archivo.`,
} as const

export const HOME = {
  title: 'Inicio',
  greeting: 'Hola, soy',
  rolesLabel: 'A qué me dedico',
  pause: 'Pausar la animación',
  resume: 'Reanudar la animación',
  toProjects: 'Ver proyectos',
  toResume: 'Ver CV',
  recentHeading: 'Artículos recientes',
  featuredHeading: 'Proyectos destacados',
  allProjects: 'Ver todos los proyectos',
  aboutHeading: 'Sobre mí',
  aboutMore: 'Más sobre mí',
  allArticles: 'Ver todos los artículos',
} as const

/** Texts below the title on preview cards, used if the owner gives none. */
export const SHARE = {
  home: 'Portfolio y blog',
  about: 'Formación, conocimientos y aficiones',
  projects: 'Web y apps: qué hacen y dónde probarlas',
  articles: 'Lo que aprendo, por escrito',
  resume: 'Experiencia, formación y conocimientos',
  contact: 'Una oferta, un proyecto o cualquier otra cosa',
  privacy: 'Qué datos se tratan y qué derechos puede ejercer',
} as const

export const PRIVACY = {
  title: 'Políticas de Privacidad',
  updated: (date: string) => `Última actualización: ${date}`,
  description: (name: string) =>
    `Política de privacidad del sitio web de ${name}: qué datos se tratan, para qué y qué derechos puede ejercer.`,
} as const

export const SUBSCRIBE = {
  title: 'Suscribirse',
  description: (site: string) => `Cómo enterarse de cada artículo nuevo de ${site}, sin dejar tu correo.`,
  lead: 'Entérate de cada artículo nuevo sin dejar tu correo y sin que nadie sepa qué lees.',
  whatHeading: 'Qué es un canal',
  what: [
    'Un canal (en inglés, «feed») es una dirección que tu lector de noticias visita por ti. Cuando hay un artículo nuevo te lo enseña entero, con sus imágenes, junto a los de los demás sitios que sigues.',
    'Copia una de estas direcciones en tu lector: Feedly, Inoreader, NetNewsWire, Thunderbird o cualquier otro. Si no tienes ninguno, elige uno y busca «añadir canal» o «seguir un sitio».',
  ],
  inBrowser: (page: string) =>
    `Esto es un canal: lo lee un lector de noticias, no un navegador. Copia la dirección de esta página en el tuyo. Si no tienes ninguno, aquí se explica cómo: ${page}`,
  feedsHeading: 'Direcciones',
  feeds: { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' },
  same: (count: number) => `Las tres dicen lo mismo: los ${count} artículos más recientes, enteros.`,
  tagsHeading: 'Solo una etiqueta',
  tags: 'Cada etiqueta tiene su propio canal: abre una etiqueta y elige «Suscribirse por RSS».',
} as const

/** Texts of the page that replaces those of a part that the site doesn't have. */
export const MISSING = {
  title: 'Página no encontrada',
  text: 'Este sitio no tiene la página que buscas.',
  home: 'Volver al inicio',
} as const

/** Texts of the error boundaries. */
export const PAGE_FAILED = {
  title: 'Algo ha fallado',
  text: 'La página no se ha podido mostrar. Suele bastar con intentarlo de nuevo.',
  retry: 'Reintentar',
} as const

/** Title of the outline of an own page, in the language of the page. */
export const OUTLINE: Record<Language, string> = { es: 'En esta página', en: 'On this page' }

export const ABOUT_EN: Same<typeof ABOUT> = {
  title: 'About me',
  heading: 'Who I am',
  description: (name, city) =>
    `Who ${name} is: training, skills, tools and interests${city ? `, in ${city}` : ''}.`,
  hobbiesHeading: 'When I’m not coding',
  skillsHeading: 'Professional skills',
  toolsHeading: 'Tools I use',
}

export const CONTACT_EN: Same<typeof CONTACT> = {
  title: 'Contact',
  description: (name) =>
    `Write to ${name}: an offer, a project or anything else, with a form that needs no account and no third party.`,
  descriptionWithoutForm: (name) => `How to get in touch with ${name}.`,
  link: 'Get in touch',
  replyLink: 'Reply to this article',
}

export const FEEDS_EN: Same<typeof FEEDS> = {
  rss: (title) => `${title}: articles in English (RSS)`,
  atom: (title) => `${title}: articles in English (Atom)`,
  json: (title) => `${title}: articles in English (JSON Feed)`,
  title: (title) => `${title}’s blog`,
}

/** Texts of the Markdown version of an article. */
export const PLAIN_EN: Same<
  Pick<typeof PLAIN, 'published' | 'updated' | 'tags' | 'author' | 'original' | 'leftOut'>
> = {
  published: 'Published',
  updated: 'Updated',
  tags: 'Tags',
  author: 'Author',
  original: 'Original',
  leftOut: (count) =>
    count === 1
      ? 'One older article doesn’t fit into this file.'
      : `${count} older articles don’t fit into this file.`,
}

export const HOME_EN: Same<typeof HOME> = {
  title: 'Home',
  greeting: 'Hi, I’m',
  rolesLabel: 'What I do',
  pause: 'Pause the animation',
  resume: 'Resume the animation',
  toProjects: 'View projects',
  toResume: 'View résumé',
  recentHeading: 'Recent articles',
  featuredHeading: 'Featured projects',
  allProjects: 'View all projects',
  aboutHeading: 'About me',
  aboutMore: 'More about me',
  allArticles: 'View all articles',
}

export const SHARE_EN: Same<typeof SHARE> = {
  home: 'Portfolio and blog',
  about: 'Training, skills and interests',
  projects: 'Web and apps: what they do and where to try them',
  articles: 'What I learn, in writing',
  resume: 'Experience, education and skills',
  contact: 'An offer, a project or anything else',
  privacy: 'What data is processed and what rights you have',
}

export const MISSING_EN: Same<typeof MISSING> = {
  title: 'Page not found',
  text: 'This site doesn’t have the page you are looking for.',
  home: 'Back to the home page',
}

export const PAGE_FAILED_EN: Same<typeof PAGE_FAILED> = {
  title: 'Something went wrong',
  text: 'The page couldn’t be shown. Trying again is usually enough.',
  retry: 'Try again',
}
