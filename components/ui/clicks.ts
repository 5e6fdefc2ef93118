type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click on a link opens it in this tab; with a modifier key, that is left to the browser. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

/** Whether a click goes to another address in this tab. */
export function opensLink(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a[href]:not([target], [aria-disabled])')
  return link !== null && isPlainClick(event)
}
