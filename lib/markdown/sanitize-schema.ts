import { defaultSchema } from 'rehype-sanitize'

/** Elements with alternative image sources, which would bypass the URL that this site has rewritten. */
const PICTURE_CHOICE = ['picture', 'source']

/** Elements that GitHub allows and that rehype-sanitize's copy of its list lacks. */
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
 * GitHub's allow list, with the link schemes of SPEC §5, and without elements whose image URLs would make browsers
 * contact other hosts. Ids from the text stay, with a prefix.
 */
export const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !PICTURE_CHOICE.includes(name)),
    ...MORE_OF_GITHUB,
  ],
  attributes: {
    ...defaultSchema.attributes,
    // Options after the language of a code block; code/code-plan.ts reads and removes them.
    code: [...(defaultSchema.attributes?.code ?? []), 'dataMeta'],
  },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

/** The prefix the sanitiser adds to every id, so that ids of an article can't collide with those of the page. */
export const ID_PREFIX = defaultSchema.clobberPrefix ?? ''
