import { Children, type ReactNode } from 'react'

/**
 * Puts spaces between children that stand beside each other in a line. Styles set them apart, but readers without styles,
 * search engines and the clipboard would join their words. Flex and grid containers don't show the spaces.
 */
export function Spaced({ children }: { children: ReactNode }) {
  return Children.toArray(children).flatMap((child, index) => (index === 0 ? [child] : [' ', child]))
}
