import { defaultSchema } from 'rehype-sanitize'

/** GitHub's list of harmless HTML, with the link schemes of SPEC §5 and without ids of the author's own. */
export const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

/** What the sanitiser puts before every id, so that no article can claim a name of the page's own. */
export const ID_PREFIX = defaultSchema.clobberPrefix ?? ''
