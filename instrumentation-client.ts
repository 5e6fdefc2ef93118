import { startInParts } from '@/lib/browser/start-in-parts'

/* Next runs this module in a visitor's browser, before it loads what takes a page over. */
startInParts()
