import { THEME_COLOURS } from '../../site/theme-colours'

/**
 * The colours of all drawn images, the same in both themes: the theme's tokens for light paper and cream, own values
 * for the rest. An owner's accent replaces violet and ink after an image is drawn.
 */
export const PAPER = THEME_COLOURS['color-paper'].light
export const CREAM = THEME_COLOURS['color-surface'].light
export const SAND = '#f0e4d1'
export const SAND_DEEP = '#dfc9a8'

export const INK = '#1d1936'
export const INK_SOFT = '#38325f'

export const VIOLET = '#7470f0'
export const VIOLET_DEEP = '#4c46bd'
export const LILAC = '#b9b6fa'
export const LILAC_PALE = '#e2e0fd'

export const APRICOT = '#f5b285'
export const APRICOT_PALE = '#fbdcc4'
export const TERRACOTTA = '#dd6b48'
export const TERRACOTTA_DEEP = '#b34a2e'

export const MOSS = '#5f8558'
export const MOSS_DEEP = '#34543b'
export const SAGE = '#b4caa3'
export const SAGE_PALE = '#dde8d2'
