import '@/e2e/unit/own-folders'
import { problemsOf } from '@/e2e/unit/checked-site'
import { changed } from '@/e2e/unit/own-site'

test.each<[string, Record<string, string>]>([
  ['a story of a project', { 'projects/1.md': '# El problema\n\nTexto.' }],
  [
    'one with every field',
    {
      'projects/1.md':
        '---\nslug: uno\nrole: Todo\nperiod: 2026\ntools: [PHP]\narticles: [uno]\nupdated_at: 2026-05-01\nmeta_description: Breve.\nstatus: published\n---\nTexto.',
    },
  ],
  ['a draft', { 'projects/1.md': '---\nstatus: draft\n---\nAún no.' }],
  [
    'an article about a project',
    { 'articles/uno.md': changed('articles/uno.md', ['title: Uno', 'title: Uno\nproject: 1']) },
  ],
  [
    'a redirect to a story',
    {
      'projects/1.md': 'Texto.',
      'redirects.ts': "export const redirects = {\n  '/viejo': '/project/huerto',\n}\n",
    },
  ],
])('%s is fine', async (_, files) => {
  expect(await problemsOf(files)).toEqual([])
})

test.each<[string, Record<string, string>, string]>([
  [
    'a story of a project that is not there',
    { 'projects/7.md': 'Texto.' },
    'content/projects/7.md: warning: is the story of project 7, and there is no such project. Name it after the id of its project, or take it away: there are 1.',
  ],
  [
    'a file that is named like no id',
    { 'projects/huerto.md': 'Texto.' },
    'content/projects/huerto.md: has the name "huerto.md", which is no id of a project. Name it after the id of its project, like 3.md.',
  ],
  [
    'an address of the list',
    { 'projects/1.md': '---\nslug: app\n---\nTexto.' },
    'content/projects/1.md:2:1: slug is "app"; it should be another text: web, app, page lead to lists.',
  ],
  [
    'an article that is not there',
    { 'projects/1.md': '---\narticles:\n  - unos\n---\nTexto.' },
    'content/projects/1.md:3:5: warning: articles names unos, and there is no such article. Did you mean uno?',
  ],
  [
    'an article about a project that is not there',
    { 'articles/uno.md': changed('articles/uno.md', ['title: Uno', 'title: Uno\nproject: [1, 5]']) },
    'content/articles/uno.md: warning: project is 5, and there is no such project. There are 1.',
  ],
  [
    'a project that is no number',
    { 'articles/uno.md': changed('articles/uno.md', ['title: Uno', 'title: Uno\nproject: huerto']) },
    'content/articles/uno.md:4:1: project is "huerto"; it should be the id of a project, or a list of ids.',
  ],
  [
    'a picture that is not there',
    { 'projects/1.md': '![Una pantalla](/images/nada.png)' },
    'content/projects/1.md:1:17: the picture is "/images/nada.png", and there is no such file. Put the file there: content/images/ and public/ hold the pictures.',
  ],
  [
    'a diagram that can not be drawn',
    { 'projects/1.md': '```mermaid\npie\n```' },
    "content/projects/1.md:1:1: warning: the diagram can't be drawn, and shows its source: its kind isn't one of flowchart, stateDiagram, sequenceDiagram, classDiagram and erDiagram.",
  ],
  [
    'another file among the stories',
    { 'projects/nota.txt': 'Texto.' },
    'content/projects/nota.txt: warning: is passed over. A story is a file like 3.md, beside the others.',
  ],
])('%s', async (_, files, message) => {
  expect(await problemsOf(files)).toEqual([message])
})
