/**
 * Attribute of an inline script that every page has: the name of a data attribute. On a page where no element has that
 * one, the script's text is left out.
 */
export const ONLY_WITH = 'data-only-with'

/** For a library's script whose work another one has done before it. No element has this attribute. */
export const NEVER = 'data-never'
