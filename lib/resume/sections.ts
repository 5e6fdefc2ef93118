/** The sections of JSON Resume, in the order in which a CV shows them. A role may put some of them first. */
export const SECTIONS = [
  'work',
  'skills',
  'projects',
  'education',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'languages',
  'references',
  'interests',
] as const

export type SectionName = (typeof SECTIONS)[number]
