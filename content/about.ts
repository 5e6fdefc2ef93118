import type { AboutContent } from '@/lib/site/site-config'

/**
 * What the about page says. A skill or a tool has the icon of its name (simpleicons.org), or its first letters; `icon`
 * names another. The icon of a hobby is one of the site's own, any of simpleicons.org, or an emoji.
 */
export const about = {
  biography: [
    'Vivo en Madrid y estoy en búsqueda activa de trabajo. Me formé con ciclos y cursos profesionales de desarrollo de software, y desde entonces aprendo como se aprende este oficio: construyendo cosas, rompiéndolas y escribiendo después lo que ha pasado.',
    'Trabajo a gusto en los dos lados de una aplicación. En el servidor, con PHP, Node.js o Python y una base de datos bien pensada; en el navegador, con React y con la menor cantidad de JavaScript que resuelva el problema.',
    'Busco un equipo que revise el código con cariño, que mida antes de optimizar y que entienda que la accesibilidad y el consumo de energía también son calidad.',
  ],
  picture: {
    image: '/images/hobbies.svg',
    alt: 'Ilustración de mis aficiones: montaña, tenis, bicicleta, electrónica, Lego y libros',
  },
  hobbies: [
    { icon: 'hiking', text: 'Senderismo: la sierra de Guadarrama, casi siempre por el camino largo' },
    { icon: 'travel', text: 'Viajes, mejor en tren y con tiempo' },
    { icon: 'reading', text: 'Lectura: ensayo, novela negra y manuales antiguos' },
    { icon: 'sport', text: 'Deporte: tenis, carreras de 10 km y ciclismo' },
    { icon: 'electronics', text: 'Electrónica: Arduino, Raspberry Pi y Lego' },
  ],
  headings: { skills: 'Tecnologías' },
  skills: [
    'JavaScript',
    'PHP',
    'Python',
    'Docker',
    'Node.js',
    'React',
    'MySQL',
    'PostgreSQL',
    'SQLite',
    'MongoDB',
    'Next.js',
    'Firebase',
    'Java',
  ],
  tools: [
    'Android Studio',
    'Visual Studio Code',
    'Postman',
    'Slack',
    'Vercel',
    'Render',
    'IntelliJ',
    'Eclipse',
  ],
} satisfies AboutContent
