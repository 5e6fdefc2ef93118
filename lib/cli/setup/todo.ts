import { SETUP } from '../../copy/setup'
import type { Content } from './content'
import type { Draft } from './draft'
import type { SampleFiles } from './sample'
import { isBlank, valueAt } from './values'

/** The details that Spain's law on information society services (LSSI, article 10) requires a site to state. */
const LEGAL = ['name', 'taxId', 'address', 'email']
const MORE = 'https://www.boe.es/eli/es/l/2002/07/11/34/con'

/**
 * Lists the remaining tasks before the site is the owner's own, one sentence each.
 * @param content the state after the setup
 */
export async function todoOf(content: Content, draft: Draft, sample: SampleFiles): Promise<string[]> {
  const { name } = content.folders
  const states = await Promise.all(Object.keys(sample).map(content.state))
  const left = Object.keys(sample).filter(
    (file, index) => states[index] === 'sample' && !/^privacy/.test(file),
  ).length
  const projects = String(await content.read('projects.json')).replace(/\s/g, '')
  const said = (condition: boolean, text: string) => (condition ? [text] : [])
  return [
    ...said(
      left > 0,
      `${left} files of the sample are still there: npm run setup -- --empty takes them away`,
    ),
    ...ofSite(name, draft),
    ...said(
      !content.names.some((file) => /^articles\/.+\.md$/.test(file)),
      'no articles yet: npm run new:article -- "Un título"',
    ),
    ...said(
      /^(?:null|\[\])?$/.test(projects),
      `no projects yet: ${name}/projects.json, with pictures in ${name}/images/projects/`,
    ),
    ...ofResume(name, draft),
    ...said(
      (await content.state('privacy.md')) === 'absent',
      `no privacy policy: ${name}/privacy.md, as it comes with the starter; the site can't be built without it`,
    ),
    ...said(!content.names.includes('cv.pdf'), 'no PDF of the CV yet: npm run cv prints it'),
    'npm run check, then npm run build and npm run doctor',
    "deploy: README.md, under 'Deploy'",
  ]
}

function ofSite(folder: string, { site, home, about }: Draft): string[] {
  const wanting = LEGAL.filter((key) => isBlank(valueAt(site, ['legal', key])))
  const missing = [
    [isBlank(site.portrait), 'no portrait, so a drawn figure stands there: --portrait FILE'],
    [isBlank(site.social), `no accounts: social in ${folder}/site.ts`],
    [
      isBlank(home.roles) && isBlank(home.intro),
      `the home page says nothing of you: roles, intro and biography in ${folder}/home.ts`,
    ],
    [
      isBlank(about.biography),
      `the about page says nothing of you: biography, skills, tools and hobbies in ${folder}/about.ts`,
    ],
    [
      isBlank(valueAt(site, ['pages', 'about', 'description'])),
      `no description of the about page: pages.about.description in ${folder}/site.ts`,
    ],
    [
      wanting.length > 0,
      `legal.${wanting.join(', legal.')} missing in ${folder}/site.ts: whoever offers services from Spain has to tell them (LSSI, ${MORE})`,
    ],
  ] as const
  return missing.flatMap(([isMissing, text]) => (isMissing ? [text] : []))
}

function ofResume(folder: string, { home, resume }: Draft): string[] {
  const empty = ['work', 'education'].filter((key) => isBlank(resume[key]))
  const isAssumed = valueAt(resume, ['basics', 'label']) === SETUP.label && isBlank(home.roles)
  return [
    ...(isAssumed
      ? [
          `the CV calls your profession "${SETUP.label}", which you have not said: basics.label in ${folder}/resume.json`,
        ]
      : []),
    ...(empty.length > 0 ? [`the CV has no ${empty.join(' and no ')}: ${folder}/resume.json`] : []),
  ]
}
