import type { z } from 'zod'
import { frontMatterSchema, projectsSchema, storySchema } from '../content/front-matter'
import { ownPageSchema, PAGES_FOLDER } from '../pages/own-pages'
import { STORIES_FOLDER } from '../projects/read-stories'
import { resumeSchema } from '../resume/schema'
import type { AdminSettings } from '../site/owner-schema'
import { withBase } from '../site/base-path'
import { owner } from '../site/owner'
import { absoluteUrl } from '../site/site-url'
import { apiRoot } from './policy'
import { type CmsField, CONTENT, fieldsOf, pictureFolder } from './fields'
import { adminWords, collectionWords, FIELD_WORDS } from './words'

const SLUG = '^[a-z0-9]+(?:-[a-z0-9]+)*$'

/** The text as its author writes it: the editor's other mode would rewrite what it doesn't know. */
const BODY = {
  name: 'body',
  label: FIELD_WORDS.body,
  widget: 'richtext',
  required: true,
  modes: ['raw', 'rich_text'],
}

/** Fields of the English text of an article and of a page; all others are those of the Spanish file. */
const TRANSLATED = new Set(['title', 'description', 'excerpt', 'meta_description', 'tags', 'body'])

/**
 * Creates the configuration of the editor: what it writes passes `npm run check`, because its fields are made from the
 * schemas that read them.
 */
export function adminConfig(settings: AdminSettings) {
  return {
    backend: backendOf(settings),
    site_url: absoluteUrl('/'),
    app_title: `${adminWords.title} · ${owner.site.title}`,
    logo: { src: withBase('/favicon.ico'), show_in_header: false },
    media_folder: `${CONTENT}/images`,
    public_folder: '/images',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_files',
      locales: ['es', 'en'],
      default_locale: 'es',
      initial_locales: ['es'],
      omit_default_locale_from_file_path: true,
    },
    collections: [
      texts('articles', 'articles', frontMatterSchema, { ...pictureFolder('articles'), i18n: true }),
      texts('pages', PAGES_FOLDER, ownPageSchema, {
        i18n: true,
        slug: { template: '{{title}}', editable: ['create'], pattern: [SLUG, adminWords.pageName] },
      }),
      texts('stories', STORIES_FOLDER, storySchema, {
        identifier_field: 'role',
        summary: '{{filename}} {{role}}',
        slug: {
          template: '{{role}}',
          editable: ['create'],
          hint: adminWords.storyName,
          pattern: ['^[1-9]\\d*$', adminWords.storyName],
        },
      }),
      {
        name: 'data',
        label: collectionWords.data[0],
        files: [
          file('projects', [
            {
              name: 'projects',
              label: collectionWords.projects,
              widget: 'list',
              root: true,
              collapsed: true,
              summary: '{{title}}',
              fields: fieldsOf(projectsSchema),
            },
          ]),
          file('resume', fieldsOf(resumeSchema)),
        ],
      },
    ],
  }
}

function backendOf(settings: AdminSettings) {
  if (settings.backend === 'test-repo') return { name: settings.backend }
  const { backend, repo, branch, host } = settings
  return {
    name: backend,
    repo,
    branch: branch ?? undefined,
    api_root: apiRoot(settings),
    base_url: `https://${host}`,
    // A token of the owner's, which stays in the browser: signing in otherwise takes another server.
    auth_methods: ['token'],
  }
}

/** What everybody writes comes first; a number that nobody needs, last. */
const FIRST = new Set(['title', 'description', 'body'])

/** A folder of Markdown files. */
function texts(
  name: 'articles' | 'pages' | 'stories',
  folder: string,
  schema: z.ZodType,
  options: Record<string, unknown>,
) {
  const [label, label_singular] = collectionWords[name]
  const all = [...fieldsOf(schema), BODY].map((field) => ({
    ...field,
    i18n: 'i18n' in options && TRANSLATED.has(field.name),
  }))
  const [first, last] = [
    all.filter(({ name: one }) => FIRST.has(one)),
    all.filter(({ name: one }) => one === 'id'),
  ]
  const others = all.filter((field) => !first.includes(field) && !last.includes(field))
  return {
    name,
    label,
    label_singular,
    folder: `${CONTENT}/${folder}`,
    create: true,
    fields: [...first, ...others, ...last],
    view_filters: [{ label: collectionWords.drafts, field: 'status', pattern: 'draft' }],
    ...options,
  }
}

function file(name: 'projects' | 'resume', fields: (CmsField | Record<string, unknown>)[]) {
  return { name, label: collectionWords[name], file: `${CONTENT}/${name}.json`, format: 'json', fields }
}
