/** A text, entries that commas part as line ends do, paragraphs that only line ends part, or the path of a picture. */
type Form = 'text' | 'list' | 'paragraphs' | 'picture'

/**
 * A value that `npm run setup` asks for, and reads from a file of answers.
 * @param name in a file of answers, with dots between levels
 * @param path begins with the owner's file @param question null for fields that only files of answers set
 */
export type Field = { name: string; path: string[]; form: Form; question: string | null }

const field = (name: string, question: string | null, at = `site.${name}`, form: Form = 'text'): Field => ({
  name,
  question,
  path: at.split('.'),
  form,
})
const list = (name: string, question: string | null, at: string) => field(name, question, at, 'list')
const paragraphs = (name: string, question: string, at: string) => field(name, question, at, 'paragraphs')

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
  list('social', 'Your accounts, one a line: the address of a profile, mailto:… or tel:…', 'site.social'),
  field('repository', 'The repository of this site, owner/name, for the release in the footer'),
  field('calendarUser', 'The GitHub user whose contributions the calendar shows'),
  field('legal.name', 'For the privacy policy: your full name'),
  field('legal.taxId', 'For the privacy policy: your tax id (NIF)'),
  field('legal.address', 'For the privacy policy: your postal address'),
  field('legal.email', 'For the privacy policy: an e-mail address'),
  field('accent', 'The accent colour, such as #0b6e4f'),
  list('roles', 'Roles that the home page types, one a line, such as Desarrolladora web', 'home.roles'),
  field('intro', 'One or two sentences under your name on the home page', 'home.intro'),
  paragraphs('biography', 'About you, for the home page, a paragraph a line', 'home.biography'),
  paragraphs('about.biography', 'About you, for the about page, a paragraph a line', 'about.biography'),
  field(
    'about.description',
    'The about page in one sentence, for search engines',
    'site.pages.about.description',
  ),
  field('summary', 'What you do and look for, at the top of the CV', 'resume.basics.summary'),
  list('skills', 'Skills, one a line, such as Rust', 'about.skills'),
  list('tools', 'Tools that you use, one a line, such as Git', 'about.tools'),
  list('hobbies', null, 'about.hobbies'),
  field('greeting', null, 'home.greeting'),
  field('developmentHost', null),
  field('analytics.kind', null),
  field('analytics.address', null),
  field('analytics.id', null),
  field('portrait', 'A photograph of you, the path of its file', 'site.portrait.image', 'picture'),
  field('icon', 'A picture for favicon and app icons, the path of its file', 'site.icon', 'picture'),
]
