import { valueAt } from '../../validation/problems'
import type { Sample } from '../sample/sample'
import { type Draft, isBlank } from './draft'
import type { Content } from './plan'

/** The details that Spain's law on information society services (LSSI, article 10) requires a site to state. */
const LEGAL = ['name', 'taxId', 'address', 'email']
const LAW = 'https://www.boe.es/eli/es/l/2002/07/11/34/con'

/**
 * Lists the remaining tasks before the site is the owner's own, one sentence each.
 * @param content the state after the setup
 */
export function todoOf(
  { files, isSample }: Content,
  { site, home, about, resume }: Draft,
  { folder, sample }: { folder: string; sample: Sample },
): string[] {
  const left = Object.keys(sample.files).filter(
    (name) => isSample(name) && !name.startsWith('privacy'),
  ).length
  const legal = LEGAL.filter((key) => isBlank(valueAt(site, ['legal', key]))).join(', legal.')
  const parts = {
    summary: valueAt(resume, ['basics', 'summary']),
    work: resume.work,
    education: resume.education,
  }
  const lacking = Object.entries(parts).flatMap(([name, value]) => (isBlank(value) ? [name] : []))
  const hasProjects = /\{/.test(String(files.get('projects.json') ?? ''))
  const tasks: [isLeft: boolean, text: string][] = [
    [left > 0, `${left} files of the sample are still there: npm run setup -- --empty takes them away`],
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
      legal !== '',
      `legal.${legal} missing in ${folder}/site.ts: whoever offers services from Spain has to tell them (LSSI, ${LAW})`,
    ],
    [
      ![...files.keys()].some((name) => /^articles\/.+\.md$/.test(name)),
      'no articles yet: npm run new -- "Un título"',
    ],
    [!hasProjects, `no projects yet: ${folder}/projects.json, with pictures in ${folder}/images/projects/`],
    [lacking.length > 0, `the CV has no ${lacking.join(', no ')}: ${folder}/resume.json`],
    [
      !files.has('privacy.md'),
      `no privacy policy: ${folder}/privacy.md, as it comes with the starter; the site can't be built without it`,
    ],
    [!files.has('cv.pdf'), 'no PDF of the CV yet: npm run cv prints it'],
    [true, 'npm run check, then npm run build and npm run doctor'],
    [true, 'deploy: docs/deploy.md'],
  ]
  return tasks.flatMap(([isToDo, text]) => (isToDo ? [text] : []))
}
