declare module 'typewriter-effect/dist/core' {
  type Options = {
    strings: string[]
    loop?: boolean
    autoStart?: boolean
    deleteSpeed?: number | 'natural'
    skipAddStyles?: boolean
    /** Splits a string that contains no HTML. */
    stringSplitter?: (text: string) => string[]
    /** Returns the node to append for a letter. */
    onCreateTextNode?: (letter: string, node: Text) => Node | null
    /** Called before a node is removed. */
    onRemoveNode?: (removed: { node: Node | null; character: string }) => void
  }
  type VisibleNode = { type: 'TEXT_NODE'; character: string; node: Text }
  export default class Typewriter {
    readonly state: {
      /** What is typed, in the order of the page. */
      visibleNodes: VisibleNode[]
      readonly elements: { readonly wrapper: HTMLElement; readonly cursor: HTMLElement }
    }
    constructor(target: HTMLElement, options: Options)
    start(): this
    stop(): this
  }
}
