import path from 'node:path'
import { problemsFrom } from '../../validation/problems'
import { readJsonFile } from '../../validation/read-json'
import { listNames } from '../list-files'
import type { Check } from './report'

/** Files left behind by editors, operating systems and version control. */
const LEFTOVER = /(?:^|\/)\.|~$|\.(?:bak|orig|swp|tmp)$|(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i
/** Data files that are read, and checked, as what they are. */
const READ = /^(?:(?:en\/)?(?:projects|resume)|series|conversation)\.json$/

/** Which files are passed over, by their path in the content folder, and where they belong; the first rule counts. */
const RULES: [file: RegExp, fix: string | null][] = [
  [/^articles\/(?:[^/]+|[^/]+\/index(?:\.en)?)\.md$/, null],
  [/^articles\/.*\.(?:png|jpe?g|webp|avif|gif|svg)$/i, null],
  [/^articles\/[^/]+\.mdx$/i, 'Rename it to .md: Markdown without components is shown'],
  [/^articles\/.+\/.*\.(?:md|mdx|markdown|mdown)$/i, 'Articles lie beside each other: move it to articles/'],
  [/^articles\/[^/]+$/, 'An article is a text in Markdown whose name ends in .md, in small letters'],
  [/^(?:projects|pages)\/[^/]+\.md$/, null],
  [/^projects\//, 'A story is a file like 3.md, beside the others'],
  [/^pages\//, 'A page is a file like usos.md, beside the others'],
  [/^en\/.*\.(?:md|mdx|markdown|mdown)$/i, 'English texts lie beside the Spanish ones: uno.en.md'],
  [/^privacy\.md$|(?:^|\/)readme\.md$/i, null],
  [/^privacy[^/]*\.(?:md|mdx|markdown|mdown)$/i, 'The policy is privacy.md, in Spanish alone'],
  [/^(?:[^/]+\/)?[^/]+\.(?:md|mdx|markdown|mdown)$/i, 'Articles belong into articles/'],
]

/** Reports files that look like content but are ignored by the site, and data that no page could read. */
export const strayFileProblems: Check = async ({ folders: { name, content }, isFromFiles }, report) => {
  for (const file of listNames(content).filter((one) => !LEFTOVER.test(one))) {
    const [, fix] = RULES.find(([one]) => one.test(file)) ?? []
    if (fix && isFromFiles) report(file)([], 'is passed over', fix)
    if (!file.endsWith('.json') || READ.test(file)) continue
    const { problems } = await problemsFrom(() =>
      readJsonFile(`${name}/${file}`, path.join(content, file), ''),
    )
    for (const problem of problems) report(file)([], problem.message, problem.fix, problem)
  }
}
