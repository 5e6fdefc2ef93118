import type { ImportResult } from './import-content'
import { reportLines } from './report'
import type { Fate } from './write/articles'

const article = (fate: Fate, file = `content/articles/${fate}.md`) => ({ file, fate })
const NOTHING: ImportResult = { articles: [], projects: [], pictures: 0, redirects: 0, notes: [], files: [] }
const report = (result: Partial<ImportResult>, isDry = false) =>
  reportLines({ ...NOTHING, ...result }, { name: 'blog.xml', isDry })

test('one line says what was done', () => {
  expect(report({})).toEqual(['blog.xml: 0 articles; 0 pictures asked for; 0 redirects added.'])
  expect(
    report({ articles: [article('new'), article('updated')], projects: ['new'], pictures: 1, redirects: 1 }),
  ).toEqual([
    'blog.xml: 2 articles (1 new, 1 updated); 1 project (1 new); 1 picture asked for; 1 redirect added.',
  ])
})

test('what is kept is told with why, and counted as one', () => {
  const articles = [article('edited'), article('own'), article('deleted'), article('unchanged')]
  expect(report({ articles, projects: ['edited', 'unchanged'] })).toEqual([
    'blog.xml: 4 articles (1 unchanged, 3 kept as you left them); 2 projects (1 unchanged, 1 kept as you left them); 0 pictures asked for; 0 redirects added.',
    'Kept:',
    '  content/articles/edited.md was edited since it was imported, and is kept as it is (--force overwrites it)',
    '  content/articles/own.md is an article of your own with the same address, and is kept as it is (--force overwrites it)',
    '  content/articles/deleted.md was imported before and deleted since: it is not written again (--force brings it back)',
  ])
})

test('what was lost is told with its place; lines of a text that was not written are lines of no file', () => {
  const notes = [
    { file: 'content/articles/new.md', line: 3, what: 'a gallery is left out' },
    { file: 'content/articles/edited.md', line: 4, what: 'is not told' },
    { file: 'content/articles/edited.md', line: null, what: 'its date is not known' },
    { file: 'blog.xml', line: null, what: 'a page is no article' },
  ]
  expect(report({ articles: [article('new'), article('edited')], notes }).slice(3)).toEqual([
    'Left out or changed:',
    '  content/articles/new.md:3: a gallery is left out',
    '  content/articles/edited.md: its date is not known',
    '  blog.xml: a page is no article',
  ])
})

test('a dry run names the files that it would write', () => {
  const articles = [article('new'), article('updated'), article('unchanged')]
  expect(report({ articles, pictures: 2 }, true)).toEqual([
    'blog.xml: 3 articles (1 new, 1 updated, 1 unchanged); 2 pictures to fetch; 0 redirects to add.',
    'Nothing was written. These files would be:',
    '  content/articles/new.md',
    '  content/articles/updated.md',
  ])
  expect(report({ articles: [article('unchanged')] }, true).slice(1)).toEqual([
    'Nothing was written. These files would be:',
    '  none',
  ])
})
