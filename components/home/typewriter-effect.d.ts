declare module 'typewriter-effect/dist/core' {
  type Options = {
    strings: string[]
    loop?: boolean
    autoStart?: boolean
    deleteSpeed?: number | 'natural'
    skipAddStyles?: boolean
  }
  export default class Typewriter {
    constructor(target: HTMLElement, options: Options)
    start(): this
    stop(): this
  }
}
