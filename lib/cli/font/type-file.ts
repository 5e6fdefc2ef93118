/** The package of the site's web font. */
export const TYPE_PACKAGE = '@fontsource-variable/bricolage-grotesque'

/** Import path of its variable font. */
export const TYPE_FILE = `${TYPE_PACKAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`
