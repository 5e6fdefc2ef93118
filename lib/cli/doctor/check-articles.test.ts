import { anArticle, aProject } from '@/e2e/unit/builders'
import type { Article } from '../../content/types'
import { foldersOf } from '../../config/content-folder'
import { checkArticles } from './check-articles'
import { checkProjects } from './check-projects'
import { NETWORKS, previewFor } from './networks'
import { checkPlaceholders } from './placeholders'
import { bodyOf, placeOf } from './source-text'

const FOLDERS = foldersOf('/site', 'content')
const NOW = '2026-11-21 12:00:00'
const GOOD = 'a'.repeat(100)

function check(...articles: Partial<Article>[]): string[] {
  const all = articles.map((fields, index) =>
    anArticle({
      id: index,
      slug: `a${index}`,
      title: `T${index}`,
      meta_description: GOOD,
      tags: [],
      ...fields,
    }),
  )
  const sources = all.map(({ slug }) => ({
    file: `content/articles/${slug}.md`,
    text: 'updated_at: x\ntitle: x\ntags: x\n',
  }))
  return checkArticles(all, sources, { now: NOW, folders: FOLDERS }).map(
    ({ severity, rule, where, message }) => `${severity} ${rule} ${where} ${message}`,
  )
}

test.each([
  [49, 1],
  [50, 0],
  [160, 0],
  [161, 1],
])('a description of %i characters gives %i findings', (length, count) => {
  expect(check({ meta_description: 'ñ'.repeat(length - 1) + '👋' })).toHaveLength(count)
  expect(check({ meta_description: null, excerpt: 'ñ'.repeat(length) })).toHaveLength(count)
})

test('an article that comes from no file is left alone', () => {
  expect(
    checkArticles([anArticle({ meta_description: null, excerpt: null })], [], { now: NOW, folders: FOLDERS }),
  ).toEqual([])
})

test('this very moment is not the future, and an update at once is none before', () => {
  expect(check({ created_at: NOW, published_at: NOW, updated_at: NOW })).toEqual([])
  expect(check({ created_at: '2026-11-21 12:00:01', updated_at: '2026-11-21 12:00:01' })).toEqual([
    'warning date content/articles/a0.md:1 created_at is in the future: 2026-11-21 12:00:01',
    'warning date content/articles/a0.md:1 updated_at is in the future: 2026-11-21 12:00:01',
  ])
  const ahead = '2026-12-24 10:00:00'
  expect(check({ created_at: ahead, published_at: ahead, updated_at: ahead })).toEqual([])
  expect(check({ updated_at: '2026-09-05 10:33:55' })).toEqual([
    'warning date content/articles/a0.md:1 updated_at is before created_at (2026-09-05 10:33:56)',
  ])
})

test('the second of two articles with one title is named, with the first', () => {
  expect(check({ title: 'Año ' }, { title: 'ANO' }, { title: 'Otro' })).toEqual([
    "warning title content/articles/a1.md:2 the title is that of content/articles/a0.md too; readers can't tell them apart",
  ])
})

test.each([
  ['docker', 'dockr', true],
  ['docker', 'doker', true],
  ['docker', 'dockerr', true],
  ['docker', 'docket', true],
  ['docker', 'rocker', true],
  ['docker', 'dock', false],
  ['docker', 'kocket', false],
  ['docker', 'Dócker', true],
  ['java', 'jaba', false],
  ['redes', 'redis', true],
])('beside %s the tag %s is taken for a slip: %p', (usual, tag, isSlip) => {
  const findings = check({ tags: [usual] }, { tags: [usual] }, { tags: [tag] })
  expect(findings).toEqual([
    isSlip
      ? `warning tag content/articles/a2.md:3 the tag "${tag}" looks like "${usual}"; did you mean that?`
      : `notice tag content/articles/a2.md:3 no other article has the tag "${tag}", and it has no colour of its own`,
  ])
})

test('of two tags that are used as often, the one that came second is taken for the slip', () => {
  const of = (...lists: string[][]) =>
    check(...lists.map((tags) => ({ tags }))).flatMap(
      (line) => /tag "(\w+)" looks like "(\w+)"/.exec(line)?.slice(1) ?? [],
    )
  expect(of(['docker'], ['dockre', 'php'])).toEqual([])
  expect(of(['redis'], ['rediss'])).toEqual(['rediss', 'redis'])
  expect(of(['rediss'], ['redis'])).toEqual(['redis', 'rediss'])
  expect(of(['rediss', 'redis'], ['redis', 'rediss'])).toEqual(['redis', 'rediss', 'redis', 'rediss'])
  // A tag with a colour of its own is never the typing error.
  expect(of(['reactx'], ['react'])).toEqual(['reactx', 'react'])
})

test('a tag that is used more than its twin, or has a colour of its own, is right', () => {
  expect(check({ tags: ['docker'] }, { tags: ['docker'] })).toEqual([])
  expect(check({ tags: ['react'] }, { tags: ['reactx', 'php'] }, { tags: ['reactx'] })).toEqual([])
})

test('projects: a link of either kind is enough, and a description of blanks is none', () => {
  const source = { file: 'content/projects.json', text: '[\n{"id": 1},\n{"id": 12}\n]' }
  const messages = (...projects: Parameters<typeof aProject>[0][]) =>
    checkProjects(projects.map(aProject), source).map(({ where, message }) => `${where} ${message}`)
  expect(messages({ ghLink: null }, { title: 'Otro', demoLink: null })).toEqual([])
  expect(messages({ id: 12, description: '  ', ghLink: null, demoLink: null })).toEqual([
    'content/projects.json:3 the project "Un proyecto" has no description',
    'content/projects.json:3 the project "Un proyecto" has no link, so its card has no button',
  ])
})

test('placeholders count in the files of the owner alone, and not in comments', () => {
  const text =
    '// example.com\n  * example.com\n"$schema": "example.com"\nurl: example.com\nCalle de Ejemplo\nmine'
  const places = (file: string) => checkPlaceholders([{ file, text }], FOLDERS).map(({ where }) => where)
  expect(places('content/site.ts')).toEqual(['content/site.ts:4', 'content/site.ts:5'])
  expect(places('content/resume.json')).toHaveLength(2)
  expect([...places('content/articles/site.ts'), ...places('content/privacy.md')]).toEqual([])
})

test('a place is the line of what is looked for, or the first', () => {
  const source = { file: 'a.md', text: 'uno\ndos\ntres\ndos' }
  expect([placeOf(source, 'dos'), placeOf(source, /t.es/), placeOf(source, 'no')]).toEqual([
    'a.md:2',
    'a.md:3',
    'a.md:1',
  ])
  expect(placeOf(source, 'dos', 6)).toBe('a.md:4')
})

test('the body begins behind the front matter', () => {
  expect(bodyOf({ file: 'a.md', text: '---\na: 1\n---\nuno\n---\n' })).toEqual({
    body: 'uno\n---\n',
    lines: 3,
  })
  expect(bodyOf({ file: 'a.md', text: '---\r\na: 1\r\n---' })).toEqual({ body: '', lines: 2 })
  expect(bodyOf({ file: 'a.md', text: 'uno' })).toEqual({ body: 'uno', lines: 0 })
})

test.each(NETWORKS)('$name shows what is just within its limits, and says what is beyond', (network) => {
  const { title, description, smallestWidth, heaviestImage, htmlBytes } = network
  const image = { width: smallestWidth, height: 630, bytes: heaviestImage }
  const page = { title: 't'.repeat(title), description: 'd'.repeat(description), headBytes: htmlBytes, image }
  expect(previewFor(network, page)).toEqual({
    title: page.title,
    description: page.description,
    image: true,
    warnings: [],
  })
  const over = previewFor(network, {
    title: `${page.title}t`,
    description: `${page.description}dd`,
    headBytes: htmlBytes,
    image: { width: smallestWidth - 1, height: 630, bytes: heaviestImage + 1_000 },
  })
  expect(over.title).toBe(`${'t'.repeat(title - 1)}…`)
  expect(over.description).toBe(description === 0 ? '' : `${'d'.repeat(description - 1)}…`)
  expect(over.image).toBe(false)
  expect(over.warnings).toEqual([
    `leaves out pictures over ${heaviestImage / 1_000} kB; this one has ${heaviestImage / 1_000 + 1}`,
    `shows pictures from ${smallestWidth} px of width on in full; this one has ${smallestWidth - 1}`,
  ])
  expect(previewFor(network, { ...page, headBytes: htmlBytes + 1 })).toEqual({
    title: '',
    description: '',
    image: false,
    warnings: [`reads ${htmlBytes / 1_000} kB of HTML, and the tags end after that`],
  })
})

test('the limits of the networks are the documented ones', () => {
  expect(
    NETWORKS.map(({ name, title, description, aspect, smallestWidth, heaviestImage, htmlBytes }) =>
      [name, title, description, aspect, smallestWidth, heaviestImage, htmlBytes].join(' '),
    ),
  ).toEqual([
    'WhatsApp 65 80 1.91 300 300000 300000',
    'LinkedIn 119 0 1.91 1200 5000000 3000000',
    'X 70 200 2 300 5000000 2000000',
    'Slack 150 300 1.91 250 2000000 32000',
    'Telegram 100 170 1.91 200 5000000 1000000',
    'Mastodon 100 200 1.91 400 2000000 1000000',
  ])
})
