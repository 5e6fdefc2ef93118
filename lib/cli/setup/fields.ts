/** The owner's files that the command writes from answers. */
export type AnswerFile = 'site' | 'home' | 'about' | 'resume'

/**
 * A value that `npm run setup` asks for, takes as a flag, and reads from a file of answers.
 * @param name in a file of answers, with dots between levels; as a flag, `legal.taxId` is `--legal-tax-id`
 * @param path in the owner's file @param question null for fields that only flags and files of answers set
 */
export type Field = {
  name: string
  file: AnswerFile
  path: string[]
  question: string | null
  isList: boolean
}

type Options = { file?: AnswerFile; path?: string; isList?: boolean }

const field = (name: string, question: string | null, options: Options = {}): Field => {
  const { file = 'site', path = name, isList = false } = options
  return { name, question, file, path: path.split('.'), isList }
}
const aboutList = (path: string): Options => ({ file: 'about', path, isList: true })

/** The fields, in the order of the questions. */
export const FIELDS: readonly Field[] = [
  field('name', 'Your name, as visitors read it'),
  field('title', 'The name of the site'),
  field('description', 'The site in one sentence, for search engines and previews'),
  field('url', 'Its public address, such as https://www.example.com'),
  field('email', 'Your e-mail address'),
  field('contact', 'How visitors write to you: form, or form and address to show your e-mail address too'),
  field('city', 'Your city'),
  field('country', 'Your country, as two capital letters such as ES'),
  field('social', 'The address of an account: a profile, mailto:… or tel:…', { isList: true }),
  field('repository', 'The repository of this site, owner/name, for the release in the footer'),
  field('calendarUser', 'The GitHub user whose contributions the calendar shows'),
  field('legal.name', 'For the privacy policy: your full name'),
  field('legal.taxId', 'For the privacy policy: your tax id (NIF)'),
  field('legal.address', 'For the privacy policy: your postal address'),
  field('legal.email', 'For the privacy policy: an e-mail address'),
  field('accent', 'The accent colour, such as #0b6e4f'),
  field('roles', 'A role that the home page types, such as Desarrolladora web', {
    file: 'home',
    isList: true,
  }),
  field('intro', 'One or two sentences under your name on the home page', { file: 'home' }),
  field('biography', 'A paragraph about you, for the home page', { file: 'home', isList: true }),
  field('about.biography', 'A paragraph about you, for the about page', aboutList('biography')),
  field('about.description', 'The about page in one sentence, for search engines', {
    path: 'pages.about.description',
  }),
  field('summary', 'What you do and look for, in two or three sentences at the top of the CV', {
    file: 'resume',
    path: 'basics.summary',
  }),
  field('skills', 'A skill, such as Rust', aboutList('skills')),
  field('tools', 'A tool that you use, such as Git', aboutList('tools')),
  field('hobbies', null, aboutList('hobbies')),
  field('greeting', null, { file: 'home' }),
  field('developmentHost', null),
  field('analytics.kind', null),
  field('analytics.address', null),
  field('analytics.id', null),
]

/** Pictures, answered by the path of a file. */
export const PICTURES = {
  portrait: 'A photograph of you, the path of its file',
  icon: 'A picture for favicon and app icons, the path of its file',
} as const
export type PictureRole = keyof typeof PICTURES
export const PICTURE_ROLES = Object.keys(PICTURES) as PictureRole[]
