import Typewriter from 'typewriter-effect/dist/core'

const DELETE_SPEED_MS = 50

/** @property stop pauses the animation and shows the whole role; `start` continues it */
export type Typist = { start: () => void; stop: () => void }

/**
 * Types roles one after another into an element (SPEC §1, §9: loop, delete speed 50, otherwise the library's defaults).
 *
 * The letters of a role that aren't typed yet follow the typed ones, invisible. So the role wraps from the beginning as it
 * does at the end, and no letter moves to another line while the others are typed or deleted. The first role stays
 * visible while it is typed for the first time: it was there before. What is typed meanwhile isn't rendered, so that the
 * browser has no layout to do beside the page's start.
 * @param onRole called with each role when its typing begins
 */
export function typeRoles(
  target: HTMLElement,
  roles: readonly string[],
  onRole: (role: string) => void = () => undefined,
): Typist {
  const rest = document.createElement('span')
  target.dataset.whole = ''
  const cover = (role = '') => rest.replaceChildren(...lettersOf(role))
  const isWhole = () => 'whole' in target.dataset
  cover(roles[0])
  let begun = 0
  let typed = 0
  const typewriter = new Typewriter(target, {
    // The library would take '<' for the beginning of an HTML element. The letters shown are those of `rest`.
    strings: roles.map((role) => role.replaceAll('<', '‹')),
    stringSplitter: lettersOf,
    loop: true,
    autoStart: true,
    deleteSpeed: DELETE_SPEED_MS,
    skipAddStyles: true,
    /** The library appends the returned node to its own element. */
    onCreateTextNode() {
      if (typed === 0) {
        const role = roles[begun++ % roles.length] ?? ''
        cover(role)
        onRole(role)
      }
      typed += 1
      return isWhole() ? (rest.childNodes[typed - 1]?.cloneNode() ?? null) : rest.firstChild
    },
    /** The library removes the node afterwards. */
    onRemoveNode({ node }) {
      typed -= 1
      if (isWhole()) {
        delete target.dataset.whole
        rest.style.visibility = 'hidden'
        rest.replaceChildren()
      }
      if (node) rest.prepend(node.cloneNode())
    },
  })
  // Its cursor would count as a layout shift with every letter. The stylesheet draws one that doesn't.
  target.lastElementChild?.setAttribute('hidden', '')
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
      if (isWhole()) return
      uncovered = [...rest.childNodes]
      target.firstElementChild?.append(...uncovered)
    },
  }
}

/** Splits a text into letters as they are read: an emoji or an accent written as several characters is typed as one. */
function lettersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
