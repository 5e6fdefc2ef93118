export const ABOUT = {
  title: 'Sobre mí',
  heading: 'Quien soy',
  description: (name: string, city: string) =>
    `Quién es ${name}: formación, competencias, herramientas y aficiones de un perfil de desarrollo web en ${city}.`,
  hobbiesHeading: 'Cuando no programo',
  skillsHeading: 'Profesional Skill',
  toolsHeading: 'Herramientas que uso',
  imageAlt: 'Ilustración de mis aficiones: montaña, tenis, bicicleta, electrónica, Lego y libros',
} as const
