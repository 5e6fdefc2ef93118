/** The package of the site's type. */
export const TYPE_PACKAGE = '@fontsource-variable/bricolage-grotesque'

/** Its variable font, as it is imported. */
export const TYPE_FILE = `${TYPE_PACKAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`
