import { defaultSchema } from 'rehype-sanitize'

/** Elements that let a browser choose another picture than the one whose address this site has replaced. */
const PICTURE_CHOICE = ['picture', 'source']

/**
 * GitHub's list of harmless HTML, with the link schemes of SPEC §5, without ids of the author's own and without
 * addresses of pictures that would be asked for by visitors' browsers.
 */
export const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: defaultSchema.tagNames?.filter((name) => !PICTURE_CHOICE.includes(name)),
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

/** What the sanitiser puts before every id, so that no article can claim a name of the page's own. */
export const ID_PREFIX = defaultSchema.clobberPrefix ?? ''
