import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** The invented person whose first hour is played; everything about them differs from the sample. */
export const PERSON = {
  name: 'Begoña Núñez Ibáñez',
  description:
    'Begoña Núñez Ibáñez, ingeniera de sistemas en Vigo: servicios en Rust y clústeres que se cuidan solos.',
  url: 'https://begona-nunez.dev',
  email: 'ola@begona-nunez.dev',
  city: 'Vigo',
  country: 'ES',
  social: ['https://github.com/begona-nunez', 'https://hachyderm.io/@begona', 'mailto:ola@begona-nunez.dev'],
  repository: null,
  calendarUser: null,
  legal: {
    taxId: '12345678Z',
    address: 'Rúa do Príncipe, 7, 36202 Vigo',
  },
  accent: '#0b6e4f',
  portrait: 'retrato.png',
  icon: 'icono.png',
  roles: ['Ingeniera de sistemas', 'Rustacea'],
  intro: 'Servicios pequeños en Rust, despliegues aburridos y guardias tranquilas.',
  biography: ['Nací junto a la ría y sigo aquí, con un ordenador y un faro a la vista.'],
  about: {
    biography: ['Administro sistemas desde hace diez años y enseño a quien quiera aprender.'],
    description:
      'Trayectoria, competencias y herramientas de Begoña Núñez Ibáñez, ingeniera de sistemas en Vigo.',
  },
  skills: ['Rust', 'Kubernetes', 'Terraform'],
  tools: ['Helix', 'Grafana'],
  hobbies: ['Remo en trainera', 'Pan de maíz'],
  empty: true,
} as const

/** Titles of the articles, with their bodies below the front matter. */
export const ARTICLES: Record<string, string> = {
  'Un operador de Kubernetes en trescientas líneas': `# Qué vigila

Un operador compara lo que hay con lo que debería haber, y repite. El nuestro está escrito en Rust.

\`\`\`rust
fn main() {
    println!("Ñandú");
}
\`\`\`

# Qué aprendí

Casi todo el trabajo está en [los proyectos](/project) que lo usan, y en borrar sin miedo.
`,
  'Copias que se restauran solas los martes': `# El plan

Una copia que nadie ha restaurado es una esperanza. Cada martes levantamos una base entera y contamos sus filas.

# El resultado

Doce semanas, once verdes y una lección sobre permisos.
`,
}

const PROJECTS = ['Faro de guardia', 'Marea de registros', 'Ancla de versiones']

/**
 * Writes the person's answers and pictures into a folder, as on a desktop.
 * @returns the file of answers
 */
export async function writeAnswers(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  await sharp(await drawing(900, 1200, '#f2c14e')).toFile(path.join(folder, 'retrato.png'))
  await sharp(await drawing(512, 512, '#0b6e4f')).toFile(path.join(folder, 'icono.png'))
  const file = path.join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(PERSON, null, 2))
  return file
}

/** Writes three projects with a PNG each. */
export async function writeProjects(content: string): Promise<void> {
  mkdirSync(path.join(content, 'images/projects'), { recursive: true })
  const projects = PROJECTS.map((title, index) => ({
    id: index + 1,
    imgPath: `/images/projects/proyecto-${index + 1}.png`,
    isBlog: false,
    title,
    description: `${title}: un servicio pequeño, escrito en Rust, que hace una cosa y la cuenta.`,
    ghLink: `https://github.com/begona-nunez/proyecto-${index + 1}`,
    demoLink: '',
    tipo: index === 1 ? 'app' : 'web',
  }))
  for (const [index, { imgPath }] of projects.entries())
    await sharp(await drawing(1200, 700, ['#124e78', '#a8201a', '#4f772d'][index] ?? '')).toFile(
      path.join(content, imgPath),
    )
  writeFileSync(path.join(content, 'projects.json'), `${JSON.stringify(projects, null, 2)}\n`)
}

/** Draws a PNG whose bytes are unique. */
function drawing(width: number, height: number, background: string): Promise<Buffer> {
  const disc = Buffer.from(
    `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 3}" r="${width / 5}" fill="#fff8e7"/></svg>`,
  )
  const ground = sharp({ create: { width, height, channels: 3, background } })
  return ground
    .composite([{ input: disc }])
    .png()
    .toBuffer()
}
