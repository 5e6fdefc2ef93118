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
