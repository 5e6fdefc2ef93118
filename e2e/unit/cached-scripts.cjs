const vm = require('node:vm')

/*
 * Jest's own runtime, for which a module is compiled once a worker and not once a suite: hundreds of suites load the
 * same modules. Jest compiles each with vm.compileFunction for the context of one suite; a vm.Script runs in any of
 * them. A Jest that compiles in another way runs as it does without this.
 */

const { compileFunction } = vm
const compiled = new Map()

vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options
  if (!parsingContext) return compileFunction(code, parameters, options)
  const start = `(function (${parameters.join()}) {`
  const source = `${start}${code}\n})`
  let known = compiled.get(filename)
  // A file changes while Jest watches, and has other parameters in a project with other globals.
  if (known?.source !== source) {
    known = { source, script: new vm.Script(source, { filename, columnOffset: -start.length }) }
    compiled.set(filename, known)
  }
  return known.script.runInContext(parsingContext)
}

module.exports = require('jest-runtime')
