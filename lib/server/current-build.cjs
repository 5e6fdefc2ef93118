// @ts-check
'use strict'

// Used by `npm start`, hence in the syntax of Node 12.

const fs = require('fs')
const path = require('path')

/**
 * Returns the folder of the build that a start serves, relative to the project: the one that NEXT_DIST_DIR names, else
 * the one that `.next/current` leads to. A site keeps that folder as long as it runs, whatever is built meanwhile.
 * Hosts that hook into Next's build, and container images, have theirs in `.next` itself.
 * @param {string} root the project's folder
 * @param {Record<string, string | undefined>} env
 * @returns {string}
 */
function currentBuild(root, env) {
  if (env.NEXT_DIST_DIR) return env.NEXT_DIST_DIR
  try {
    return path.join('.next', fs.readlinkSync(path.join(root, '.next/current')))
  } catch {
    return '.next'
  }
}

module.exports = { currentBuild }
