import type { AboutContent } from '@/lib/config/site-config'

/** What the about page says. Icons are named as in components/about/icons; a name that is not there shows its first letters. */
export const about = {
  biography: [
    'Vivo en Madrid y estoy en búsqueda activa de trabajo. Me formé con ciclos y cursos profesionales de desarrollo de software, y desde entonces aprendo como se aprende este oficio: construyendo cosas, rompiéndolas y escribiendo después lo que ha pasado.',
    'Trabajo a gusto en los dos lados de una aplicación. En el servidor, con PHP, Node.js o Python y una base de datos bien pensada; en el navegador, con React y con la menor cantidad de JavaScript que resuelva el problema.',
    'Busco un equipo que revise el código con cariño, que mida antes de optimizar y que entienda que la accesibilidad y el consumo de energía también son calidad.',
  ],
  hobbies: [
    { icon: 'hiking', text: 'Senderismo: la sierra de Guadarrama, casi siempre por el camino largo' },
    { icon: 'travel', text: 'Viajes, mejor en tren y con tiempo' },
    { icon: 'reading', text: 'Lectura: ensayo, novela negra y manuales antiguos' },
    { icon: 'sport', text: 'Deporte: tenis, carreras de 10 km y ciclismo' },
    { icon: 'electronics', text: 'Electrónica: Arduino, Raspberry Pi y Lego' },
  ],
  skills: [
    { icon: 'javascript', name: 'JavaScript' },
    { icon: 'php', name: 'PHP' },
    { icon: 'python', name: 'Python' },
    { icon: 'docker', name: 'Docker' },
    { icon: 'nodejs', name: 'Node.js' },
    { icon: 'react', name: 'React' },
    { icon: 'mysql', name: 'MySQL' },
    { icon: 'postgresql', name: 'PostgreSQL' },
    { icon: 'sqlite', name: 'SQLite' },
    { icon: 'mongodb', name: 'MongoDB' },
    { icon: 'nextjs', name: 'Next.js' },
    { icon: 'firebase', name: 'Firebase' },
    { icon: 'java', name: 'Java' },
  ],
  tools: [
    { icon: 'android-studio', name: 'Android Studio' },
    { icon: 'vscode', name: 'Visual Studio Code' },
    { icon: 'postman', name: 'Postman' },
    { icon: 'slack', name: 'Slack' },
    { icon: 'vercel', name: 'Vercel' },
    { icon: 'render', name: 'Render' },
    { icon: 'intellij', name: 'IntelliJ' },
    { icon: 'eclipse', name: 'Eclipse' },
  ],
} satisfies AboutContent
