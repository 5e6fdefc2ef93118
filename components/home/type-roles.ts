import Typewriter from 'typewriter-effect/dist/core'

const DELETE_SPEED_MS = 50

/** @property stop pauses the animation and shows the whole role; `start` continues it */
export type Typist = { start: () => void; stop: () => void }

/**
 * Types roles one after another into an element (SPEC §1, §9: loop, delete speed 50, otherwise the library's defaults),
 * beginning with the deletion of the first, which stands there already.
 *
 * The letters of a role that aren't typed yet follow the typed ones, invisible. So the role wraps from the beginning as it
 * does at the end, and no letter moves to another line while the others are typed or deleted.
 * @param onRole called with each role when its typing begins
 */
export function typeRoles(
  target: HTMLElement,
  roles: readonly string[],
  onRole: (role: string) => void = () => undefined,
): Typist {
  const [first = '', ...others] = roles
  const order = [...others, first]
  const rest = document.createElement('span')
  rest.style.visibility = 'hidden'
  let begun = 0
  let typed = 0
  const typewriter = new Typewriter(target, {
    // The library would take '<' for the beginning of an HTML element. The letters shown are those of `rest`.
    strings: order.map((role) => role.replaceAll('<', '‹')),
    stringSplitter: lettersOf,
    loop: true,
    autoStart: true,
    deleteSpeed: DELETE_SPEED_MS,
    skipAddStyles: true,
    /** The library appends the returned node to its own element. */
    onCreateTextNode() {
      if (typed === 0) {
        const role = order[begun++ % order.length] ?? ''
        rest.replaceChildren(...lettersOf(role))
        onRole(role)
      }
      typed += 1
      return rest.firstChild
    },
    /** The library removes the node afterwards. */
    onRemoveNode({ node }) {
      typed -= 1
      if (node) rest.prepend(node.cloneNode())
    },
  })
  const { wrapper, cursor } = typewriter.state.elements
  // A loop of the library begins with the deletion of what is typed: here the first role.
  for (const character of lettersOf(first)) {
    const node = document.createTextNode(character)
    wrapper.append(node)
    typewriter.state.visibleNodes.push({ type: 'TEXT_NODE', character, node })
    typed += 1
  }
  // Its cursor would count as a layout shift with every letter. The stylesheet draws one that doesn't.
  cursor.hidden = true
  target.append(rest)

  let uncovered: ChildNode[] = []
  return {
    start() {
      rest.append(...uncovered)
      uncovered = []
      typewriter.start()
    },
    stop() {
      typewriter.stop()
      uncovered.push(...rest.childNodes)
      wrapper.append(...rest.childNodes)
    },
  }
}

/** Splits a text into letters as they are read: an emoji or an accent written as several characters is typed as one. */
function lettersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
