import { about } from '@/e2e/unit/own-content'
import { anArticle, aProject, aStory } from '@/e2e/unit/builders'
import { parseResume } from '../../resume/resume'
import { aboutDocument, articleDocument, projectDocument, resumePageDocument } from './site-documents'

const RESUME = {
  basics: { name: 'Nuria', label: 'Desarrollo web', email: 'cv@site.example', summary: 'Hago webs.' },
  work: [
    {
      name: 'Casa Uno',
      position: 'Programadora',
      startDate: '2022-01',
      highlights: ['Quité la mitad.', 'Medí.'],
    },
  ],
  skills: [{ name: 'Datos', keywords: ['SQL', 'Redis'] }],
  meta: { lastModified: '2025-06-02T09:00:00' },
}

const headings = ({ sections }: { sections: { id: string | null; heading: string; text: string }[] }) =>
  sections.map(({ id, heading, text }) => [id, heading, text])

test('an article is its text below its excerpt; without the text it is its excerpt', () => {
  const article = anArticle({ slug: 'año', title: 'an\u0303o', excerpt: 'Breve.' })
  expect(articleDocument(article, 'Uno.\n\n## Dos\n\nTres.')).toMatchObject({
    path: '/article/a%C3%B1o',
    title: 'año',
    sections: [{ text: 'Breve. Uno.' }, { id: 'dos', text: 'Tres.' }],
  })
  expect(headings(articleDocument(article, null))).toEqual([[null, '', 'Breve.']])
  expect(headings(articleDocument({ ...article, excerpt: null }, null))).toEqual([[null, '', '']])
})

test('a project is found on its page of the list, at its card', () => {
  const paths = [0, 5, 6, 13].map((at) => projectDocument(aProject({ id: at + 1 }), at).path)
  expect(paths).toEqual([
    '/project#proyecto-1',
    '/project#proyecto-6',
    '/project/page/2#proyecto-7',
    '/project/page/3#proyecto-14',
  ])
})

test('a project with a story is found on its page, by the sections of the text', () => {
  const text = aStory({ role: 'Todo', tools: ['Kotlin'], content: 'Uno.\n\n# El problema\n\nDos.' })
  const document = projectDocument(aProject({ description: 'Breve.' }), 0, { slug: 'uno', text })
  expect(document).toMatchObject({
    key: 'project:1',
    kind: 'project',
    path: '/project/uno',
    tags: ['Kotlin'],
  })
  expect(headings(document)).toEqual([
    [null, '', 'Breve. · Todo Uno.'],
    ['el-problema', 'El problema', 'Dos.'],
  ])
})

test('the CV is found by its sections, with the words of their entries', () => {
  expect(headings(resumePageDocument(parseResume(RESUME)))).toEqual([
    [null, '', 'Desarrollo web. Hago webs.'],
    ['experiencia', 'Experiencia', 'Programadora. Casa Uno. Quité la mitad. Medí'],
    ['conocimientos', 'Conocimientos', 'Datos. SQL, Redis'],
  ])
})

test('of the page about the owner only what it shows is found', () => {
  const hobbies = [{ icon: null, text: 'Remo' }]
  const whole = { ...about, biography: ['Soy de Soria.'], hobbies, sections: ['skills', 'hobbies'] as const }
  const document = aboutDocument({ ...whole, sections: [...whole.sections] })
  expect(headings(document)).toEqual([
    [null, '', 'Soy de Soria.'],
    ['competencias', 'Profesional Skill', 'PHP · Docker'],
    ['aficiones', 'Cuando no programo', 'Remo'],
  ])
  const beside = aboutDocument({ ...whole, sections: ['hobbies'] })
  expect(headings(beside)).toEqual([
    [null, '', 'Soy de Soria.'],
    [null, 'Cuando no programo', 'Remo'],
  ])
})

test('what is not there leaves no blank, nor a sign that joins', () => {
  const text = aStory({ role: null, content: 'Uno.' })
  expect(headings(projectDocument(aProject({ description: '' }), 0, { slug: 'uno', text }))).toEqual([
    [null, '', 'Uno.'],
  ])
  expect(headings(articleDocument(anArticle({ excerpt: '' }), ' Uno.\n'))).toEqual([[null, '', 'Uno.']])
  expect(articleDocument(anArticle({ title: ' Uno  y dos\n' }), null).title).toBe('Uno y dos')
})
