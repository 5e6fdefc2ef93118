'use strict'

/** What a running site writes, relative to the folder of its build. */
module.exports = ['cache', 'server/route-cache']
