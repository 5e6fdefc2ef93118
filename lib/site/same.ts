/** The type of a table of texts, for its counterpart in another language. */
export type Same<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Same<T[Key]> }
