/** Attribute of an inline script that has to run before the first paint: it moves in front of the stylesheets. */
export const BEFORE_PAINT = 'data-before-paint'
