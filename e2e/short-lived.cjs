// @ts-check
'use strict'

/*
 * For the processes of the tests, most of which end within a minute: V8 optimises a function after more work than usual,
 * since little of what it optimises runs often enough to pay for that. A tenth less of the processor's time.
 */
require('v8').setFlagsFromString('--interrupt-budget=400000')
