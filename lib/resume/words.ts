import type { Language } from '../site/language'

const SPANISH = {
  title: 'CV',
  download: 'Descargar CV',
  otherForms: 'Otros formatos',
  forms: { pdf: 'PDF', docx: 'Word (DOCX)', txt: 'Texto', json: 'JSON Resume', vcf: 'Tarjeta de contacto' },
  documentTitle: (name: string, label: string) => (label ? `CV de ${name}: ${label}` : `CV de ${name}`),
  description: (name: string, printed: boolean) =>
    `CV de ${name}: experiencia, formación y conocimientos. Se puede leer aquí${printed ? ' y descargar en PDF' : ''}.`,
  roleDescription: (name: string, role: string) => `CV de ${name} para un puesto: ${role}.`,
  sentence: (name: string, label: string) => `El CV de ${name}${label && `: ${label}`}`,
  roleSentence: (name: string) => `CV de ${name}`,
  roleHint: (role: string) => `Este CV está ordenado para un puesto: ${role}.`,
  wholeLink: 'Ver el CV completo',
  rolesLead: 'CV por puesto:',
  document: 'El documento',
  smallPages: 'Si se ve pequeño, amplíalo o lee',
  readText: 'la versión en texto',
  seeking: 'Busco',
  available: 'Disponible',
  from: (date: string) => `desde ${date}`,
  work: 'Experiencia',
  volunteer: 'Voluntariado',
  education: 'Formación',
  projects: 'Proyectos',
  awards: 'Premios',
  certificates: 'Certificados',
  publications: 'Publicaciones',
  skills: 'Conocimientos',
  languages: 'Idiomas',
  interests: 'Intereses',
  references: 'Referencias',
  score: (score: string) => `Calificación: ${score}`,
  today: 'actualidad',
  /** Abbreviations of the RAE. `Intl` is not used: its abbreviations differ between ICU versions. */
  months: ['ene.', 'feb.', 'mar.', 'abr.', 'may.', 'jun.', 'jul.', 'ago.', 'sept.', 'oct.', 'nov.', 'dic.'],
}

export type ResumeCopy = typeof SPANISH

const ENGLISH: ResumeCopy = {
  title: 'Résumé',
  download: 'Download résumé',
  otherForms: 'Other formats',
  forms: { pdf: 'PDF', docx: 'Word (DOCX)', txt: 'Plain text', json: 'JSON Resume', vcf: 'Contact card' },
  documentTitle: (name, label) => (label ? `Résumé of ${name}: ${label}` : `Résumé of ${name}`),
  description: (name, printed) =>
    `Résumé of ${name}: experience, education and skills. Read it here${printed ? ' or download it as a PDF' : ''}.`,
  roleDescription: (name, role) => `Résumé of ${name} for one role: ${role}.`,
  sentence: (name, label) => `The résumé of ${name}${label && `: ${label}`}`,
  roleSentence: (name) => `Résumé of ${name}`,
  roleHint: (role) => `This résumé is arranged for one role: ${role}.`,
  wholeLink: 'View the full résumé',
  rolesLead: 'Résumé by role:',
  document: 'The document',
  smallPages: 'On this screen the pages are small: enlarge them or read',
  readText: 'the text version',
  seeking: 'Looking for',
  available: 'Available',
  from: (date) => `from ${date}`,
  work: 'Experience',
  volunteer: 'Volunteering',
  education: 'Education',
  projects: 'Projects',
  awards: 'Awards',
  certificates: 'Certificates',
  publications: 'Publications',
  skills: 'Skills',
  languages: 'Languages',
  interests: 'Interests',
  references: 'References',
  score: (score) => `Grade: ${score}`,
  today: 'present',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
}

/** The site's texts on the CV and its page, in each language. */
export const RESUME_COPY: Record<Language, ResumeCopy> = { es: SPANISH, en: ENGLISH }

const NO_BREAK_SPACE = '\u00a0'

/**
 * Formats a JSON Resume date in the precision it has, without time zones: `2024` stays a year, `2024-06` is «jun.
 * 2024», `2024-06-01` «1 jun. 2024».
 */
export function formatResumeDate(date: string, language: Language = 'es'): string {
  const [year = '', month, day] = date.split('-')
  const name = RESUME_COPY[language].months[Number(month) - 1]
  return [day && String(Number(day)), name, year].filter(Boolean).join(NO_BREAK_SPACE)
}

/** Returns from when the owner is available, in words. */
export function startOf({ from }: { from?: string }, language: Language): string | undefined {
  const isDate = /^\d{4}(?:-\d\d){0,2}$/.test(from ?? '')
  return from && isDate ? RESUME_COPY[language].from(formatResumeDate(from, language)) : from
}
