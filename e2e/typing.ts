import type { Page } from 'playwright'

/** How many of the package's steps (a letter typed or deleted, a pause) are taken between two frames. */
type Hurry = { steps: number; onFrame: () => void }
type Hurried = { hurry: Hurry }

/**
 * @param typed the roles, whole, in the order in which they were typed
 * @param shifts layout shifts without recent input; always empty where the browser doesn't report any
 * @param moved letters that were seen at two places while their role was typed or deleted, and changes of the place around them
 */
export type Loop = { typed: string[]; shifts: { value: number; what: string }[]; moved: string[] }

const STEPS = 4
const LOOP_TIMEOUT_MS = 240_000

/** Prepares the pages opened from now on for {@link watchLoop}. */
export function prepareTyping(page: Page): Promise<unknown> {
  return page.addInitScript(takeFrames)
}

/**
 * Watches the home page until each of its roles has been typed and deleted, without waiting for the pauses between
 * letters.
 */
export function watchLoop(page: Page, roles: number): Promise<Loop> {
  return page.evaluate(watchTyping, { roles, steps: STEPS, limitMs: LOOP_TIMEOUT_MS })
}

/**
 * Runs in the page before its scripts: replaces frames and clock, so that several steps of the package can be taken in
 * one frame.
 */
export function takeFrames(): void {
  const LONGEST_PAUSE_MS = 1_600
  const frame = window.requestAnimationFrame.bind(window)
  const now = Date.now.bind(Date)
  const hurry: Hurry = { steps: 0, onFrame: () => undefined }
  const callbacks = new Map<number, FrameRequestCallback>()
  let handle = 0
  let ahead = 0
  const callAll = (time: number) => {
    const due = [...callbacks]
    callbacks.clear()
    for (const [, callback] of due) callback(time)
  }
  const isEmpty = () => document.querySelector('.Typewriter__wrapper')?.textContent === ''
  const run = (time: number) => {
    frame(run)
    callAll(time)
    for (let step = 1; step < hurry.steps && !isEmpty(); step += 1) {
      ahead += LONGEST_PAUSE_MS
      callAll(time)
    }
    if (hurry.steps > 0) ahead += LONGEST_PAUSE_MS
    hurry.onFrame()
  }
  window.requestAnimationFrame = (callback) => {
    handle += 1
    callbacks.set(handle, callback)
    return handle
  }
  window.cancelAnimationFrame = (cancelled) => void callbacks.delete(cancelled)
  Date.now = () => now() + ahead
  Object.assign(window, { hurry } satisfies Hurried)
  frame(run)
}

/** Runs in the page. */
export function watchTyping(options: { roles: number; steps: number; limitMs: number }): Promise<Loop> {
  const { hurry } = window as unknown as Hurried
  const wrapper = document.querySelector('.Typewriter__wrapper')
  const line = wrapper?.closest('[aria-hidden]')
  if (!wrapper || !line?.parentElement) throw new Error('Nothing is typed.')
  const loop: Loop = { typed: [], shifts: [], moved: [] }
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  const noteShifts = (entries: PerformanceEntry[]) => {
    for (const { value, hadRecentInput, sources } of entries as Entry[]) {
      const what = sources.map(({ node }) => node?.parentElement?.className ?? '').join(', ')
      if (!hadRecentInput) loop.shifts.push({ value, what })
    }
  }
  const observer = new PerformanceObserver((list) => noteShifts(list.getEntries()))
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    observer.observe({ type: 'layout-shift' })

  let whole = ''
  const places = new Map<string, string>()
  const note = (what: string, numbers: number[]) => {
    const at = numbers.map(Math.round).join(' ')
    const before = places.get(what)
    if (before !== undefined && before !== at) loop.moved.push(`${what} of "${whole}": ${before} -> ${at}`)
    places.set(what, at)
  }
  const noteLetters = () => {
    const walker = document.createTreeWalker(wrapper, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let index = 0
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode)
      const { x, y } = range.getBoundingClientRect()
      // A space at the end of a line has no place.
      if (walker.currentNode.nodeValue?.trim()) note(`letter ${index}`, [x, y + scrollY])
      index += 1
    }
  }
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`Only ${loop.typed.join(', ')} were typed.`)),
      options.limitMs,
    )
    hurry.steps = options.steps
    hurry.onFrame = () => {
      for (const box of [line, line.parentElement, line.parentElement?.querySelector('button')]) {
        const { x = 0, y = 0, width = 0, height = 0 } = box?.getBoundingClientRect() ?? {}
        note(String(box?.className), [x, y + scrollY, width, height])
      }
      const text = wrapper.textContent
      if (text.length > whole.length) whole = text
      if (text !== '') return noteLetters()
      if (whole) loop.typed.push(whole)
      for (const what of places.keys()) if (what.startsWith('letter ')) places.delete(what)
      whole = ''
      if (loop.typed.length <= options.roles) return
      loop.typed.shift() // the first role, which may have been half deleted already
      clearTimeout(late)
      hurry.steps = 0
      hurry.onFrame = () => undefined
      setTimeout(() => {
        noteShifts(observer.takeRecords())
        observer.disconnect()
        resolve(loop)
      }, 100)
    }
  })
}
