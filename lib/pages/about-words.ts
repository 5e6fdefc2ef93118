export const ABOUT = {
  title: 'Sobre mí',
  heading: 'Quien soy',
  description: (name: string, city: string | null) =>
    `Quién es ${name}: formación, competencias, herramientas y aficiones${city ? `, en ${city}` : ''}.`,
  hobbiesHeading: 'Cuando no programo',
  skillsHeading: 'Profesional Skill',
  toolsHeading: 'Herramientas que uso',
} as const
