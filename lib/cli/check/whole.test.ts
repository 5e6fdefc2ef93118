import '@/e2e/unit/own-folders'
import { problemsOf } from '@/e2e/unit/checked-site'
import { changed } from '@/e2e/unit/own-site'

test('a file that can not be read hides nothing of the others', async () => {
  const said = await problemsOf({
    'site.ts': changed('site.ts', ["'Soria',", "'Soria'"]),
    'home.ts': changed('home.ts', ['intro', 'intra']),
    'about.ts': changed('about.ts', ['export const about', 'export const sobre']),
    'redirects.ts': changed('redirects.ts', ["'/articles'", "'/nada'"]),
    'resume.json': changed('resume.json', ['"Hago webs."', '"Hago webs.",']),
    'projects.json': changed('projects.json', ['"id": 1,', '"id": 1']),
    'articles/uno.md': changed('articles/uno.md', ['title: Uno', 'title: Uno: dos']),
    'articles/dos.md': changed('articles/uno.md', ['id: 1', 'id: uno'], ['Texto.', '![](/no.png)']),
    'articles/tres.mdx': 'x',
  })
  expect(said.map((line) => line.split(' ')[0])).toEqual([
    'content/site.ts:8:16:',
    'content/home.ts:3:3:',
    'content/about.ts:',
    'content/resume.json:6:28:',
    'content/articles/dos.md:2:1:',
    'content/articles/uno.md:3:1:',
    'content/projects.json:3:12:',
    'content/redirects.ts:2:3:',
    'content/articles/dos.md:8:5:',
    'content/articles/tres.mdx:',
  ])
})

test.each([
  ['site.ts', 'is missing. Restore it: the site is made from it.'],
  ['resume.json', 'is missing. The CV is made from it; write one in the form of JSON Resume.'],
  ['projects.json', 'is missing. Without projects, write [] into it.'],
  ['privacy.md', 'is missing. Restore it: the page of the privacy policy is made from it.'],
])('%s that is missing', async (file, message) => {
  expect(await problemsOf({ [file]: null })).toEqual([`content/${file}: ${message}`])
})

test('what the site passes over is said, and stops nothing', async () => {
  const files = [
    'articles/a.mdx',
    'articles/b.MD',
    'articles/2024/c.md',
    'articles/d.png',
    'suelto.md',
    'posts/e.md',
  ]
  expect(await problemsOf(Object.fromEntries(files.map((file) => [file, 'x'])))).toEqual([
    'content/articles/2024: warning: is passed over. Articles lie beside each other: move them out of 2024/.',
    'content/articles/a.mdx: warning: is passed over. Rename it to .md: Markdown without components is shown.',
    'content/articles/b.MD: warning: is passed over. Rename it: the names of articles end in .md, in small letters.',
    'content/articles/d.png: warning: is passed over. Pictures belong into images/.',
    'content/posts: warning: is passed over. Articles belong into articles/.',
    'content/suelto.md: warning: is passed over. Articles belong into articles/.',
  ])
})

test('two articles with one number', async () => {
  expect(await problemsOf({ 'articles/dos.md': changed('articles/uno.md') })).toEqual([
    'content/articles/uno.md:2:1: id is 1, which content/articles/dos.md has too; it should be a number of its own. Write 2.',
  ])
})

test('a policy that names data which does not exist, at its line', async () => {
  expect(await problemsOf({ 'privacy.md': changed('privacy.md', ['{{name}}', '{{nombre}}']) })).toEqual([
    'content/privacy.md:3:1: {{nombre}} is not part of legal in content/site.ts. Correct its name, or take it out.',
  ])
})

test('a section that JSON Resume does not have is named, one that it has is printed', async () => {
  const withSection = (name: string) =>
    changed('resume.json', ['"work": [', `"${name}": [{ "name": "Rust" }],\n  "work": [`])
  expect(await problemsOf({ 'resume.json': withSection('certificate') })).toEqual([
    'content/resume.json:8:3: warning: certificate is no section of JSON Resume, and is not printed. Did you mean certificates?',
  ])
  expect(await problemsOf({ 'resume.json': withSection('certificates') })).toEqual([])
})

test('a field of the site that is misspelt is named, one of the owner’s own is not', async () => {
  const withField = (name: string) => changed('resume.json', ['"work": [', `"${name}": [],\n  "work": [`])
  expect(await problemsOf({ 'resume.json': withField('x-role').replace('[],', '[{}],') })).toEqual([
    'content/resume.json:8:3: warning: x-role is no section of JSON Resume, and is not printed. Did you mean x-roles?',
  ])
  expect(await problemsOf({ 'resume.json': withField('x-aficiones').replace('[],', '[{}],') })).toEqual([])
})
