const { AsyncLocalStorage } = require('node:async_hooks')
const vm = require('node:vm')
const Runtime = require('jest-runtime')

/*
 * Jest's own runtime, except that a module is compiled once per worker instead of once per suite: hundreds of suites
 * load the same modules. Jest compiles each module with vm.compileFunction for one suite's context, while a vm.Script
 * runs in any context. If a Jest version compiles differently, it runs as without this file.
 */

const { compileFunction } = vm
const compiled = new Map()

vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options
  if (!parsingContext) return compileFunction(code, parameters, options)
  const start = `(function (${parameters.join()}) {`
  const source = `${start}${code}\n})`
  let known = compiled.get(filename)
  // The source may differ: files change while Jest watches, and projects with other globals have other parameters.
  if (known?.source !== source) {
    known = { source, script: new vm.Script(source, { filename, columnOffset: -start.length }) }
    compiled.set(filename, known)
  }
  return known.script.runInContext(parsingContext)
}

/*
 * Node 20 notifies every AsyncLocalStorage that was ever used of every promise. A suite's storages are useless after
 * it, so they are disabled with it. Otherwise they would be notified of the promises of hundreds of suites. A Node
 * version with another implementation has no `_enable` method, and no need for this.
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
