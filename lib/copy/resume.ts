export const RESUME = {
  title: 'CV',
  heading: 'Currículo',
  download: 'Descargar CV',
  description: (name: string) =>
    `Currículo de ${name}: experiencia, formación y competencias. Se puede leer aquí y descargar en PDF.`,
  summary: 'Perfil',
  work: 'Experiencia',
  education: 'Formación',
  skills: 'Competencias',
  projects: 'Proyectos',
  languages: 'Idiomas',
  interests: 'Intereses',
  today: 'actualidad',
} as const
