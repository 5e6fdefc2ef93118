import { defaultSchema } from 'rehype-sanitize'

/** Elements with alternative image sources, which would bypass the URL that this site has rewritten. */
const PICTURE_CHOICE = ['picture', 'source']

/** Allowed by GitHub and not in the list that rehype-sanitize has of it. */
const MORE_OF_GITHUB = [
  'abbr',
  'bdo',
  'caption',
  'cite',
  'dfn',
  'figcaption',
  'figure',
  'mark',
  'small',
  'time',
  'wbr',
]

/**
 * GitHub's allow list, with the link schemes of SPEC §5, without ids from the text and without image URLs that would
 * make browsers contact other hosts.
 */
export const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !PICTURE_CHOICE.includes(name)),
    ...MORE_OF_GITHUB,
  ],
  attributes: {
    ...defaultSchema.attributes,
    // What an author asks for after the language of a code block; read and taken out by code/code-plan.ts.
    code: [...(defaultSchema.attributes?.code ?? []), 'dataMeta'],
  },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

/** The prefix the sanitiser adds to every id, so that ids of an article can't collide with those of the page. */
export const ID_PREFIX = defaultSchema.clobberPrefix ?? ''
