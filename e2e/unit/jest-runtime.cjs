const { AsyncLocalStorage } = require('node:async_hooks')
const vm = require('node:vm')
const Runtime = require('jest-runtime')

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

/*
 * Node 20 tells every AsyncLocalStorage that was ever used of every promise. What a suite made is of no use after it,
 * and is switched off with it, as it would otherwise be told of the promises of hundreds of suites. A Node that keeps
 * this in another way has no such method, and no need.
 */

const { _enable: enable } = AsyncLocalStorage.prototype
const used = new Set()

if (enable) {
  AsyncLocalStorage.prototype._enable = function enableAndRemember() {
    used.add(this)
    return enable.call(this)
  }
}

const { teardown } = Runtime.default.prototype

Runtime.default.prototype.teardown = function teardownWithStorages() {
  for (const storage of used) storage.disable()
  used.clear()
  return teardown.call(this)
}

module.exports = Runtime
