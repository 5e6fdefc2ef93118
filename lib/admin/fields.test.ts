import { site } from '@/e2e/unit/own-content'
import { z } from 'zod'
import { frontMatterSchema, projectsSchema, storySchema } from '../content/front-matter'
import { ownPageSchema } from '../pages/own-pages'
import { resumeSchema } from '../resume/schema'
import { adminConfig } from './config'
import { type CmsField, fieldsOf } from './fields'

const named = (fields: CmsField[]) => Object.fromEntries(fields.map((field) => [field.name, field]))

test.each([
  ['title', { widget: 'string', required: true, label: 'Título' }],
  ['excerpt', { widget: 'text', required: false }],
  [
    'featured_image',
    { widget: 'image', media_folder: '/e2e/content/images/articles', public_folder: '/images/articles' },
  ],
  ['tags', { widget: 'list', field: { widget: 'string' } }],
  ['project', { widget: 'list', field: { widget: 'number', value_type: 'int', min: 1 } }],
  [
    'status',
    { widget: 'select', default: 'published', options: [{ value: 'published' }, { value: 'draft' }] },
  ],
  [
    'created_at',
    {
      widget: 'datetime',
      input_timezone: 'Europe/Madrid',
      format: 'YYYY-MM-DD HH:mm:ss',
      default: '{{now}}',
    },
  ],
  ['series_order', { widget: 'number', required: false }],
])('the field %s of an article is edited as its schema says', (name, expected) => {
  expect(named(fieldsOf(frontMatterSchema))[name]).toMatchObject(expected)
})

test.each([
  ['article', frontMatterSchema],
  ['page', ownPageSchema],
  ['story', storySchema],
])('every field of the front matter of a %s can be edited, and no other', (_, schema) => {
  expect(fieldsOf(schema).map(({ name }) => name)).toEqual(Object.keys(schema.shape))
})

test('lists of objects, objects, switches and choices without a usual value', () => {
  const { isBlog, tipo, ghLink } = named(fieldsOf(projectsSchema))
  expect([isBlog?.widget, tipo?.widget, tipo?.default, tipo?.required]).toEqual([
    'boolean',
    'select',
    undefined,
    true,
  ])
  expect(ghLink).toMatchObject({ widget: 'string', required: false })
  const { basics, work, skills } = named(fieldsOf(resumeSchema))
  expect(basics).toMatchObject({ widget: 'object', required: true })
  expect(named(work?.fields as CmsField[])).toMatchObject({
    startDate: { widget: 'string', pattern: [expect.stringContaining('[12]'), expect.any(String)] },
    highlights: { widget: 'list', field: { widget: 'string' } },
    'x-highlights': { widget: 'list', fields: [{ name: 'text' }, { name: 'roles' }] },
  })
  expect(named(skills?.fields as CmsField[])).toHaveProperty('keywords')
})

test('a pattern that the editor can not read is left to the check', () => {
  const schema = z.strictObject({ mail: z.string().regex(/^\p{L}+$/u), code: z.string().regex(/^[A-Z]{2}$/) })
  const { mail, code } = named(fieldsOf(schema))
  expect(mail).not.toHaveProperty('pattern')
  expect(code).toHaveProperty('pattern')
})

test('the editor has articles, pages, stories, projects and the CV, and English texts beside the Spanish ones', () => {
  const { collections, i18n, backend, media_folder } = adminConfig({ backend: 'test-repo' })
  expect(backend).toEqual({ name: 'test-repo' })
  expect(media_folder).toBe('e2e/content/images')
  expect(i18n).toMatchObject({ structure: 'multiple_files', omit_default_locale_from_file_path: true })
  expect(
    collections.map((one) => ('folder' in one ? one.folder : one.files.map(({ file }) => file))),
  ).toEqual([
    'e2e/content/articles',
    'e2e/content/pages',
    'e2e/content/projects',
    ['e2e/content/projects.json', 'e2e/content/resume.json'],
  ])
  const [articles] = collections
  const fields = articles && 'fields' in articles ? articles.fields : []
  expect(fields.slice(0, 2).map(({ name }) => name)).toEqual(['title', 'body'])
  expect(
    fields
      .filter((field) => field.i18n)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['body', 'excerpt', 'meta_description', 'tags', 'title'])
})

test('the repository is that of the settings, and its owner signs in with a token of theirs', () => {
  expect(site.admin).toBeNull()
  const github = { backend: 'github', repo: 'ana/portfolio', branch: null, host: 'github.com' } as const
  expect(adminConfig(github).backend).toMatchObject({
    name: 'github',
    repo: 'ana/portfolio',
    branch: undefined,
    auth_methods: ['token'],
  })
})
