/**
 * Attribute of an inline script that every page has; its value is the name of a data attribute. On a page where no
 * element has that data attribute, the script's text is left out.
 */
export const ONLY_WITH = 'data-only-with'

/** Disables a library's script that another script replaces. No element has this attribute. */
export const NEVER = 'data-never'
