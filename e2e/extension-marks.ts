/** Inserts an element behind every child of head and body as soon as it is parsed, as early as an extension can. */
export function markEverything(): void {
  const ours = new WeakSet<Node>()
  const mark = (node: ChildNode) => {
    const isTop = node.parentNode === document.head || node.parentNode === document.body
    if (!isTop || ours.has(node)) return
    const element = document.createElement(node.parentNode === document.head ? 'meta' : 'div')
    element.setAttribute('data-extension', '')
    ours.add(element)
    node.after(element)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) mark(node as ChildNode)
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Leaves the marks of widespread extensions: Dark Reader's attributes of `<html>` and elements among those of the head, and
 * Grammarly's element behind the body.
 */
export function markAsExtensionsDo(): void {
  const marks = () => document.querySelectorAll('[data-extension]').length
  new MutationObserver(() => {
    const { documentElement: html, head } = document
    if (!html || !head?.lastChild) return
    html.setAttribute('data-darkreader-mode', 'dynamic')
    html.setAttribute('data-darkreader-scheme', 'dark')
    // Before and behind whatever the head has by now, a few times while it is parsed.
    if (marks() > 12) return
    for (const place of ['afterbegin', 'beforeend'] as const)
      head
        .insertAdjacentElement(
          place,
          Object.assign(document.createElement('meta'), { name: 'darkreader', content: 'mark' }),
        )
        ?.setAttribute('data-extension', '')
  }).observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () =>
    document.documentElement.append(document.createElement('grammarly-desktop-integration')),
  )
}
