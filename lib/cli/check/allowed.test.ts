import '@/e2e/unit/own-folders'
import { problemsIn, problemsOf } from '@/e2e/unit/checked-site'

type Row = [value: string, file: string, from: string, to: string]

test('a whole site has no problems', async () => {
  expect(await problemsOf({})).toEqual([])
})

test.each<Row>([
  ['a port', 'site.ts', 'https://www.nuria.test', 'http://nuria.test:8080'],
  ['a host with ñ', 'site.ts', 'https://www.nuria.test', 'https://peña.test'],
  ['a slash at the end', 'site.ts', 'https://www.nuria.test', 'https://www.nuria.test/'],
  ['a mail address with a plus', 'site.ts', 'hola@nuria.test', 'hola+web@correo.nuria.test'],
  ['a mail address with accents', 'site.ts', 'hola@nuria.test', 'núria@peña.test'],
  ['a repository with dots', 'site.ts', 'repository: null', "repository: 'nuria-p/nuria.test'"],
  ['a measurement id', 'site.ts', 'analytics: null', "analytics: { kind: 'google', id: 'G-ABC123DEF4' }"],
  [
    'Umami on a host of its own',
    'site.ts',
    'analytics: null',
    "analytics: { kind: 'umami', address: 'https://stats.test/', id: '1f7c2d3e-0000-4000-8000-123456789abc' }",
  ],
  [
    'Plausible',
    'site.ts',
    'analytics: null',
    "analytics: { kind: 'plausible', address: 'https://plausible.io', id: 'nuria.test' }",
  ],
  [
    'GoatCounter below a path',
    'site.ts',
    'analytics: null',
    "analytics: { kind: 'goatcounter', address: 'https://stats.test/visitas' }",
  ],
  [
    'a long name',
    'site.ts',
    'Núria Peña',
    'María de los Ángeles Fernández-Villaverde y Sánchez de la Campa, O’Brien',
  ],
  ['a name in other letters', 'site.ts', 'Núria Peña', 'Ἑλένη Δημητρίου 小林'],
  ['an empty optional field', 'site.ts', 'calendarUser: null', "calendarUser: ''"],
  ['an optional field that is absent', 'site.ts', '  calendarUser: null,\n', ''],
  ['types', 'site.ts', 'export const site = {', 'type Any = object\nexport const site: Any = {'],
  ['a variable', 'site.ts', "city: 'Soria'", "city: ['So', 'ria'].join('')"],
  ['an empty entry of a list', 'home.ts', "['Programadora']", "['Programadora', '']"],
  ['no roles', 'home.ts', "['Programadora']", '[]'],
  ['one role alone', 'home.ts', "['Programadora']", "'Programadora'"],
  ['a skill by its name alone', 'about.ts', "{ icon: 'slack', name: 'Slack' }", "'Slack'"],
  ['an icon that is not known', 'about.ts', "icon: 'rust'", "icon: 'nada-de-eso'"],
  ['a redirect with accents', 'redirects.ts', "'/viejo'", "'/año/señal'"],
  ['a redirect of an article', 'redirects.ts', "'/viejo': '/articles'", "'/article/otro': '/article/uno'"],
  ['a redirect to a place on a page', 'redirects.ts', "'/articles'", "'/article/uno#fin'"],
  ['a redirect to a file', 'redirects.ts', "'/articles'", "'/images/uno.png'"],
])('%s', async (_, file, from, to) => {
  expect(await problemsIn(file, [from, to])).toEqual([])
})

test.each<Row>([
  ['a year', 'resume.json', '2022-09', '2022'],
  ['a day', 'resume.json', '2022-09', '2024-02-29'],
  ['the same month twice', 'resume.json', '"2022-09"', '"2022-09", "endDate": "2022-09"'],
  ['an end in the year of the start', 'resume.json', '"2022-09"', '"2022-09", "endDate": "2022"'],
  ['an end that is null', 'resume.json', '"2022-09"', '"2022-09", "endDate": null'],
  ['an end that is empty', 'resume.json', '"2022-09"', '"2022-09", "endDate": ""'],
  ['an address with accents', 'resume.json', '"summary"', '"url": "https://peña.test/niño", "summary"'],
  [
    'fields of JSON Resume that are not shown',
    'resume.json',
    '"summary"',
    '"image": "https://a.test/x.png", "summary"',
  ],
  ['sections without entries', 'resume.json', '"work": [', '"volunteer": [],\n  "work": ['],
  ['a byte order mark', 'resume.json', '{\n  "basics"', '\ufeff{\n  "basics"'],
  ['a project without links', 'projects.json', '"https://github.com/nuria/huerto"', 'null'],
  ['a project without description', 'projects.json', '"Riega solo."', '""'],
  ['a project without picture', 'projects.json', '"imgPath": "/images/uno.png",\n', ''],
  ['a picture of another site', 'projects.json', '/images/uno.png', 'https://cdn.test/a%20b.png?x=1'],
  ['quotes and brackets in a text', 'projects.json', 'Riega solo.', '«Riega», {solo}, \\"sí\\"'],
])('%s in JSON', async (_, file, from, to) => {
  expect(await problemsIn(file, [from, to])).toEqual([])
})

test.each<[value: string, from: string, to: string]>([
  ['a colon in quotes', 'title: Uno', 'title: "Uno: dos"'],
  ['a colon without a blank', 'title: Uno', 'title: A las 10:30 en https://a.test'],
  ['accents and signs', 'title: Uno', 'title: ¿Año o ñandú? — «sí», 100 % + C#'],
  ['an apostrophe', 'title: Uno', "title: L'Hospitalet"],
  ['a title of 140 characters', 'title: Uno', `title: ${'ñ'.repeat(140)}`],
  ['a list over lines', 'title: Uno', 'title: Uno\ntags:\n  - a\n  - b'],
  ['a text over lines', 'excerpt: Un texto.', 'excerpt: >\n  Un texto\n  largo.'],
  ['a field without value', 'excerpt: Un texto.', 'excerpt:'],
  ['an empty field', 'excerpt: Un texto.', "excerpt: ''"],
  ['a comment', 'title: Uno', 'title: Uno # provisional\n# otra'],
  ['a date with its time', '2026-01-01', '2026-01-01 10:33:56'],
  ['a date in ISO form', '2026-01-01', '2026-01-01T10:33'],
  ['a draft', 'title: Uno', 'title: Uno\nstatus: draft'],
  ['a picture that is there', 'title: Uno', 'title: Uno\nfeatured_image: /images/uno.png'],
  ['pictures in code', 'Texto.', '`![](/images/nada.png)`\n\n```\n<img src="/nada.png">\n```'],
  ['a picture of another site in the text', 'Texto.', '![x](https://a.test/a.png) ![y](//a.test/b.png)'],
  ['a picture with a query', 'Texto.', '![x](/images/uno.png?v=2)'],
  ['three hyphens in the text', 'Texto.', 'Texto.\n\n---\n\ntitle: no: soy: yaml'],
  ['Windows line ends', '---\nid: 1\ntitle: Uno\n', '---\r\nid: 1\r\ntitle: Uno\r\n'],
])('%s in an article', async (_, from, to) => {
  expect(await problemsIn('articles/uno.md', [from, to])).toEqual([])
})

test.each<Record<string, string>>([
  { 'articles/.DS_Store': '' },
  { 'articles/uno.md~': 'x' },
  { 'articles/Con Espacios y Ñ.md': '---\nid: 2\ntitle: Dos\ncreated_at: 2026-01-01\n---\n' },
  { 'README.md': '# Mis textos' },
  { 'images/notas.txt': 'x' },
  { 'projects.json': '[]' },
])('beside the content: %j', async (files) => {
  expect(await problemsOf(files)).toEqual([])
})
