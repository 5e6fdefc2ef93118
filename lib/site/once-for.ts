/**
 * Creates a function that computes its result once for each object that it is given. For what is never changed, but
 * replaced as a whole, such as the list of articles.
 */
export function onceFor<Given extends object, Result>(
  compute: (given: Given) => Result,
): (given: Given) => Result {
  const results = new WeakMap<Given, { result: Result }>()
  return (given) => {
    const known = results.get(given) ?? { result: compute(given) }
    results.set(given, known)
    return known.result
  }
}
