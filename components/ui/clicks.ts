type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click on a link navigates this tab. Clicks with a modifier key are left to the browser. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

/** Whether a click opens another URL in this tab. */
export function opensLink(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a[href]:not([target], [aria-disabled])')
  return link !== null && isPlainClick(event)
}
