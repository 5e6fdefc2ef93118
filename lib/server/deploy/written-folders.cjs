'use strict'

/** Folders that a running site writes to, relative to its build. */
module.exports = ['cache', 'server/route-cache']
