import { valueAt } from '../../validation/problems'
import { isEmpty } from '../../validation/validate'
import type { Draft } from './draft'
import type { Content } from './plan'

/** The details that Spain's law on information society services (LSSI, article 10) requires a site to state. */
const LEGAL = ['name', 'taxId', 'address', 'email']
const LAW = 'https://www.boe.es/eli/es/l/2002/07/11/34/con'

/**
 * Lists the remaining tasks before the site is the owner's own, one sentence each.
 * @param content the state after the setup @param folder its name
 */
export function todoOf({ files, isSample }: Content, draft: Draft, folder: string): string[] {
  const { site, home, about, resume } = draft
  const names = [...files.keys()]
  const left = names.filter((name) => isSample(name) && !name.startsWith('privacy')).length
  const legal = LEGAL.filter((key) => isEmpty(valueAt(site.legal, [key])))
  const parts = { ...resume, summary: valueAt(resume.basics, ['summary']) }
  const lacking = ['summary', 'work', 'education'].filter((part) => isEmpty(valueAt(parts, [part])))
  const tasks: [isLeft: boolean, text: string][] = [
    [left > 0, `${left} files of the sample are still there: npm run setup -- --empty takes them away`],
    [isEmpty(site.portrait), `no portrait, so a drawn figure stands there: portrait in ${folder}/site.ts`],
    [isEmpty(site.social), `no accounts: social in ${folder}/site.ts`],
    [isEmpty(home.roles) && isEmpty(home.intro), `the home page says nothing of you: ${folder}/home.ts`],
    [isEmpty(about.biography), `the about page says nothing of you: ${folder}/about.ts`],
    [
      legal.length > 0,
      `legal.${legal.join(', legal.')} missing in ${folder}/site.ts: whoever offers services from Spain has to tell them (LSSI, ${LAW})`,
    ],
    [!names.some((name) => /^articles\/.+\.md$/.test(name)), 'no articles yet: npm run new -- "Un título"'],
    [!String(files.get('projects.json')).includes('{'), `no projects yet: ${folder}/projects.json`],
    [lacking.length > 0, `the CV has no ${lacking.join(', no ')}: ${folder}/resume.json`],
    [!files.has('privacy.md'), `no privacy policy: ${folder}/privacy.md, without which nothing is built`],
    [!files.has('cv.pdf'), 'no PDF of the CV yet: npm run cv prints it'],
    [true, 'npm run check, then npm run build and npm run doctor'],
    [true, 'deploy: docs/deploy.md'],
  ]
  return tasks.flatMap(([isToDo, text]) => (isToDo ? [text] : []))
}
